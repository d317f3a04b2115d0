import { sql } from 'drizzle-orm';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { ReceiptFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import type { Host } from '#server/engine/context/host.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { chartOf } from '../../chart/chart.ts';
import { readSide } from '../../chart/readSide.ts';
import { type CreditRow, readReceiptLines, type Received } from './readReceiptLines.ts';

/** A row of a voucher as the books have it, or will have it. */
export interface Row {
  readonly id: number;
  readonly ledger: number;
  readonly party: number | null;
  readonly details: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

interface LogRow extends Record<string, unknown> {
  readonly id: string;
  readonly ledger: number;
  readonly party: number | null;
  readonly details: string | null;
  readonly debit: string;
  readonly credit: string;
}

/** The rows by which a document was posted; none of a draft. Those without words of their own have those of the voucher. */
export async function postedRows(
  db: Database,
  type: string,
  { id, details: ofAll }: { readonly id: number; readonly details: string | null },
): Promise<readonly Row[]> {
  const { rows } = await db.execute<LogRow>(sql`
    select log.id, log.ledger, log.party, log.details, log.debit_amount::text as debit, log.credit_amount::text as credit
    from posting join account_log as log on log.posting = posting.id
    where source_type = ${type} and source_id = ${id} and source_event = 'post' order by log.id`);
  return rows.map(({ id: row, details, debit, credit, ...rest }) => ({
    ...rest,
    id: Number(row),
    details: details === null || details === ofAll ? '' : details,
    debit: toMinor(debit),
    credit: toMinor(credit),
  }));
}

export async function ledgersIn(db: Database, rows: readonly Row[]) {
  const ids = sql.param([...new Set(rows.map(({ ledger }) => ledger))]);
  return new Map((await chartOf(db, sql`id = any(${ids}::int[])`)).map(ledger => [ledger.id, ledger]));
}

type Money = Pick<ReceiptFacts, 'parties' | 'ways' | 'kept' | 'lines' | 'settled' | 'received'>;

/** What was received, of whom, for what and into what, by rows that are posted or are to be. */
export async function receivedIn(
  db: Database,
  { payables }: Pick<Host, 'payables'>,
  rows: readonly Row[],
  posted: Received | null,
): Promise<Money> {
  const ledgers = await ledgersIn(db, rows);
  const debits = rows.filter(({ debit }) => debit > 0n);
  const isMoney = ({ ledger }: Row): boolean => {
    const { holds = null, ledger_type: type } = ledgers.get(ledger) ?? {};
    // A cheque is received when it is taken, and not kept of anything.
    return holds !== null || type === 'cheques_in_hand';
  };
  const sumsOf = (some: readonly Row[]) =>
    some.map(({ ledger, debit }) => ({ account: ledgers.get(ledger)?.name ?? '', amount: fromMinor(debit) }));
  const credits = rows
    .filter(({ credit }) => credit > 0n)
    .map(({ id, ledger, party, details, credit }): CreditRow => {
      const { name = '', ledger_type: type = null } = ledgers.get(ledger) ?? {};
      return { id, account: name, type, party, details, amount: credit };
    });
  const parties = [...new Set(credits.flatMap(({ party }) => party ?? []))];
  return {
    parties: await mapInOrder(parties, party => readSide(db, party)),
    ways: sumsOf(debits.filter(isMoney)),
    kept: sumsOf(debits.filter(row => !isMoney(row))),
    lines: await readReceiptLines(db, payables, posted, credits),
    settled: fromMinor(sum(credits.map(({ amount }) => amount))),
    received: fromMinor(sum(debits.filter(isMoney).map(({ debit }) => debit))),
  };
}
