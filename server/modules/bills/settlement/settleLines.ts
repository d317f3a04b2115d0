import { type SQL, sql } from 'drizzle-orm';
import { advanceTypes } from '#catalog/bills/settlement/advances.ts';
import { sideOf, settle, type Settled } from '#catalog/bills/settlement/settle.ts';
import type { Settlement } from '#catalog/bills/settlement/settlementFields.ts';
import type { Wanted } from '#catalog/bills/settlement/Open.ts';
import type { VoucherLaw } from '#catalog/ledger/vouchers/voucherLaw.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { EntryLine } from '../../ledger/vouchers/postEntry.ts';
import { limitObjections } from '../../ledger/vouchers/postingLimit.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { lockParties, openItemsOf } from './openItems.ts';

/** Ledgers of advances by the ledgers whose money they take, on one side. */
async function advancesFor(tx: Database, law: VoucherLaw | undefined): Promise<ReadonlyMap<number, number>> {
  const types = law ? advanceTypes[law] : undefined;
  if (!types) return new Map();
  const { rows } = await tx.execute<{ account: number; advance: number }>(sql`
    select account.id as account, advance.id as advance
    from jsonb_each_text(${JSON.stringify(types.of)}::jsonb) as each
      join ledger_account as account on account.ledger_type = each.key
      join ledger_account as advance on advance.ledger_type = each.value`);
  return new Map(rows.map(({ account, advance }) => [account, advance]));
}

/** Ledgers of what is gained and lost by exchange rates. */
export const exchangeLedgers = async (tx: Database) => ({
  gain: await ledgerOfType(tx, 'exchange_gain'),
  loss: await ledgerOfType(tx, 'exchange_loss'),
});

/** Of lines in the agency's own currency, which differ by no rate. */
const NO_EXCHANGE = { gain: 0, loss: 0 } as const;

interface Document {
  readonly lines: readonly EntryLine[];
  readonly settlement: Settlement;
  readonly wanted: readonly Wanted[];
  readonly day: string;
  /** Which items it may settle; undefined is no bound. */
  readonly scope: SQL | undefined;
  /** Of a voucher, which of its sides leaves what it does not settle as an advance. */
  readonly law?: VoucherLaw;
}

/** What the lines of a document settle, their parties locked until the transaction ends (rules S1, S2). */
export async function settleLines(
  tx: Database,
  { lines, settlement, wanted, day, scope, law }: Document,
): Promise<Settled<EntryLine>> {
  await lockParties(
    tx,
    lines.map(({ party }) => party),
  );
  const items = settlement === 'none' ? [] : await openItemsOf(tx, lines, { day, scope });
  // Most vouchers are of nobody, and hardly any is in a foreign currency: they wait for no further question.
  const advances = lines.some(({ party }) => party !== null) ? await advancesFor(tx, law) : new Map<number, number>();
  const exchange = lines.some(({ currency }) => currency) ? await exchangeLedgers(tx) : NO_EXCHANGE;
  const side = law && advanceTypes[law]?.side;
  return settle(lines, {
    settlement,
    wanted,
    items,
    exchange,
    advance: line => (sideOf(line) === side ? advances.get(line.ledger) : undefined),
  });
}

/**
 * Why somebody cannot enter settled lines alone: what is lost by their rates is given up as well, and whoever types a rate
 * decides how much.
 */
export async function lossObjections(
  tx: Database,
  request: Pick<RequestContext, 'caller' | 'entity' | 'host'>,
  lines: readonly EntryLine[],
): Promise<Violation[]> {
  if (!lines.some(({ currency }) => currency)) return [];
  const { loss } = await exchangeLedgers(tx);
  const lost = sum(lines.filter(({ ledger }) => ledger === loss).map(({ debit }) => debit));
  return limitObjections(tx, request, { field: 'non_field_errors', amount: fromMinor(lost) });
}
