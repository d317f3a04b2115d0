import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { EntryLineFacts, ReceiptFacts, VoucherFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Wire } from '#server/engine/context/values.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { chartOf } from '../../chart/chart.ts';
import { readSide } from '../../chart/readSide.ts';
import { voucherOf, type VoucherRecord } from '../voucherRecord.ts';
import { partyNames } from './partyNames.ts';
import { type CreditRow, readReceiptLines } from './readReceiptLines.ts';

const state = z
  .enum(['draft', 'pending_approval', 'posted', 'voided', 'reversed'])
  .transform(status => (status === 'pending_approval' ? 'draft' : status));

/** A row of a voucher as the books have it, or will have it. */
interface Row {
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

/** The rows by which a voucher was posted; none of a draft. Those without words of their own have those of the voucher. */
async function postedRows(
  db: Database,
  kind: VoucherName,
  { id, details: ofAll }: VoucherRecord,
): Promise<readonly Row[]> {
  const { rows } = await db.execute<LogRow>(sql`
    select log.id, log.ledger, log.party, log.details, log.debit_amount::text as debit, log.credit_amount::text as credit
    from posting join account_log as log on log.posting = posting.id
    where source_type = ${kind} and source_id = ${id} and source_event = 'post' order by log.id`);
  return rows.map(({ id: row, details, debit, credit, ...rest }) => ({
    ...rest,
    id: Number(row),
    details: details === null || details === ofAll ? '' : details,
    debit: toMinor(debit),
    credit: toMinor(credit),
  }));
}

const typedRows = ({ items }: VoucherRecord): readonly Row[] =>
  items.map(({ ledger, party, details, debit, credit }, id) => ({
    id,
    ledger,
    party,
    details: details ?? '',
    debit,
    credit,
  }));

async function ledgersIn(db: Database, rows: readonly Row[]) {
  const ids = sql.param([...new Set(rows.map(({ ledger }) => ledger))]);
  return new Map((await chartOf(db, sql`id = any(${ids}::int[])`)).map(ledger => [ledger.id, ledger]));
}

async function entryLines(db: Database, rows: readonly Row[]): Promise<readonly EntryLineFacts[]> {
  const ledgers = await ledgersIn(db, rows);
  const parties = await partyNames(
    db,
    rows.map(({ party }) => party),
  );
  return rows.map(({ ledger, party, details, debit, credit }) => ({
    account: [ledgers.get(ledger)?.name, parties.get(party)].filter(name => name !== undefined),
    details,
    debit: fromMinor(debit),
    credit: fromMinor(credit),
  }));
}

type Received = Pick<ReceiptFacts, 'parties' | 'ways' | 'kept' | 'lines' | 'settled' | 'received'>;

/** What was received, of whom, for what and into what, by rows that are posted or are to be. */
async function receivedIn(db: Database, rows: readonly Row[], posted: number | null): Promise<Received> {
  const ledgers = await ledgersIn(db, rows);
  const debits = rows.filter(({ debit }) => debit > 0n);
  const isMoney = ({ ledger }: Row): boolean => (ledgers.get(ledger)?.holds ?? null) !== null;
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
    lines: await readReceiptLines(db, posted, credits),
    settled: fromMinor(sum(credits.map(({ amount }) => amount))),
    received: fromMinor(sum(debits.filter(isMoney).map(({ debit }) => debit))),
  };
}

/** What the paper of a voucher says; a receipt that takes another one back is no receipt of money. */
export async function readVoucherFacts(db: Database, kind: VoucherName, record: Wire): Promise<VoucherFacts> {
  const voucher = voucherOf(entities[kind], record);
  const status = state.parse(record['status']);
  const posted = status === 'draft' ? [] : await postedRows(db, kind, voucher);
  const { invoice_no: number, day, details } = voucher;
  const head = { kind, status, number, day, details: details ?? '' } as const;
  if (kind === 'receipt_voucher' && voucher.reverses === null) {
    const rows = posted.length > 0 ? posted : typedRows(voucher);
    const received = await receivedIn(db, rows, posted.length > 0 ? voucher.id : null);
    // What is open is said by whatever stands: of a receipt that does not, nothing is paid.
    const lines = status === 'posted' ? received.lines : received.lines.map(line => ({ ...line, open: null }));
    return { ...head, layout: 'receipt', ...received, lines };
  }
  const lines = typedRows(voucher);
  return {
    ...head,
    layout: 'entry',
    lines: await entryLines(db, lines),
    total: fromMinor(sum(lines.map(({ debit }) => debit))),
  };
}
