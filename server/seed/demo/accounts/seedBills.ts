import { sql } from 'drizzle-orm';
import { type BillName, billKinds } from '../../../../catalog/accounts/bills/bills.ts';
import { onSide, otherSide } from '../../../../catalog/accounts/settlement/Open.ts';
import { fromMinor, type Minor, sum } from '../../../../catalog/money.ts';
import { times } from '../../../../catalog/accounts/rounding.ts';
import type { EntryLine } from '../../../modules/accounts/postEntry.ts';
import { settleLines } from '../../../modules/accounts/settlement/settleLines.ts';
import { nextNumbers } from '../../../numbering/nextNumber.ts';
import { insertMany, insertNumbered, type Row } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { enterPast, voidPast } from './enterPast.ts';

/** A bill or note of the invented agency, of one line. */
export interface DemoBill {
  readonly kind: BillName;
  readonly status: 'draft' | 'issued' | 'voided';
  /** Days before today. */
  readonly ago: number;
  readonly party: number;
  readonly ledger: string;
  /** Before tax, in minor units of its currency. */
  readonly amount: Minor;
  readonly tax?: { readonly id: number; readonly ledger: string; readonly amount: Minor };
  readonly currency?: { readonly id: number; readonly rate: string };
  readonly details: string;
}

/** Days until a bill falls due. */
const TERMS = 20;

/** What a bill enters, each amount in the agency's currency. */
function linesOf(
  { kind, party, ledger, amount, tax, currency }: DemoBill,
  ledgers: ReadonlyMap<string, number>,
  due: string,
) {
  const { side } = billKinds[kind];
  const other = otherSide[side];
  const control = billKinds[kind].account === 'receivable' ? 'Accounts Receivable' : 'Accounts Payable';
  const worth = (one: Minor) => (currency ? times(one, currency.rate) : one);
  const plain = { party: null, sub_ledger: null, details: null };
  const billed = [{ ledger, amount }, ...(tax ? [tax] : [])].map((one): EntryLine => ({
    ...plain,
    ledger: ledgers.get(one.ledger) ?? 0,
    ...onSide(other, worth(one.amount)),
  }));
  const total = sum(billed.map(line => line.debit + line.credit));
  const abroad = currency && { currency: currency.id, foreign: amount };
  return [{ ...plain, ledger: ledgers.get(control) ?? 0, party, due, ...onSide(side, total), ...abroad }, ...billed];
}

/** Enters one that is issued, and takes it back if it is void. */
async function enter(
  ground: Ground,
  bill: DemoBill,
  entry: { id: number; number: string; lines: EntryLine[]; day: string },
) {
  const { id, number, day, lines } = entry;
  const common = { of: bill.kind, on: day, number, day, branch: 1, details: bill.details } as const;
  const settlement = bill.kind.endsWith('_note') ? 'oldest' : 'none';
  const { violations: _none, ...settled } = await settleLines(ground.db, { lines, settlement, wanted: [], day });
  await enterPast(ground, { ...common, ...settled, source: { id, event: 'post' } });
  if (bill.status === 'voided') await voidPast(ground, { ...common, source: id });
}

/** Bills and notes of a kind, in the order of their numbers. */
export async function seedBills(
  ground: Ground,
  kind: BillName,
  bills: readonly DemoBill[],
  ledgers: ReadonlyMap<string, number>,
): Promise<void> {
  const rows: Row[] = [];
  const items: Row[] = [];
  const posted: (readonly [DemoBill, number, string, string])[] = [];
  for (const [at, bill] of bills.entries()) {
    const day = addDays(ground.today, -bill.ago);
    const prefix = bill.status === 'draft' ? 'DRAFT' : billKinds[kind].prefix;
    const [number = ''] = await nextNumbers(ground.db, { prefix, day }, 1);
    const taxed = bill.tax?.amount ?? 0n;
    const isIssued = bill.status === 'issued';
    rows.push({
      status: bill.status,
      invoice_no: number,
      party: bill.party,
      branch: 1,
      [billKinds[kind].day]: day,
      due_date: addDays(day, TERMS),
      details: bill.details,
      currency: bill.currency?.id ?? null,
      exchange_rate: bill.currency?.rate ?? null,
      settlement: 'oldest',
      net_amount: fromMinor(bill.amount),
      tax_amount: fromMinor(taxed),
      amount: fromMinor(bill.amount + taxed),
      outstanding: fromMinor(isIssued ? bill.amount + taxed : 0n),
      version: 1,
      ...written(ground, day, ground.staff[0]),
    });
    items.push({
      owner: at + 1,
      position: 0,
      ledger: ledgers.get(bill.ledger),
      details: bill.details,
      quantity: '1',
      rate: fromMinor(bill.amount),
      tax: bill.tax?.id ?? null,
    });
    if (bill.status !== 'draft') posted.push([bill, at + 1, number, day]);
  }
  await insertNumbered(ground.db, kind, rows);
  await insertMany(ground.db, `${kind}_items`, items);
  for (const [bill, id, number, day] of posted)
    await enter(ground, bill, { id, number, day, lines: linesOf(bill, ledgers, addDays(day, TERMS)) });
  await ground.db.execute(sql`
    update ${sql.identifier(kind)} as bill set outstanding = coalesce(item.foreign_outstanding, item.outstanding)
    from open_item as item join account_log on account_log.id = item.account_log
      join posting on posting.id = account_log.posting and posting.source_event = 'post'
    where item.log_type = ${kind} and item.source_id = bill.id and bill.status = 'issued'`);
}
