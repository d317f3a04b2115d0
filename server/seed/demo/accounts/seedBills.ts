import { sql } from 'drizzle-orm';
import { type BillName, billKinds } from '#catalog/bills/bills.ts';
import { onSide, otherSide } from '#catalog/bills/settlement/Open.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { times } from '#catalog/ledger/vouchers/rounding.ts';
import type { EntryLine } from '#server/modules/ledger/vouchers/postEntry.ts';
import { settleLines } from '#server/modules/bills/settlement/settleLines.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
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
  /** The head office where nothing is said. */
  readonly branch?: number;
  readonly ledger: string;
  /** Before tax, in minor units of its currency. */
  readonly amount: Minor;
  readonly tax?: { readonly id: number; readonly ledger: string; readonly percent: string; readonly amount: Minor };
  /** Taxes that are withheld when it is paid. */
  readonly withholds?: { readonly tds: number; readonly vds: number };
  readonly currency?: { readonly id: number; readonly rate: string };
  readonly details: string;
}

const HEAD = 1;
/** Days until a bill falls due. */
const TERMS = 20;

/** What a bill enters, each amount in the agency's currency. */
function linesOf(
  { kind, party, ledger, amount, tax, currency }: NumberedBill['bill'],
  ledgers: ReadonlyMap<string, number>,
  due: string,
) {
  const { side } = billKinds[kind];
  const other = otherSide[side];
  const control = billKinds[kind].account === 'receivable' ? 'Accounts Receivable' : 'Accounts Payable';
  const worth = (one: Minor) => (currency ? times(one, currency.rate) : one);
  const plain = { party: null, sub_ledger: null, details: null };
  const taxes = tax && [{ tax: tax.id, party, percent: tax.percent, base: amount, amount: tax.amount }];
  const billed = [{ ledger, amount, taxes: undefined }, ...(tax ? [{ ...tax, taxes }] : [])].map((one): EntryLine => ({
    ...plain,
    ledger: ledgers.get(one.ledger) ?? 0,
    ...onSide(other, worth(one.amount)),
    ...(one.taxes && { taxes: one.taxes }),
  }));
  const total = sum(billed.map(line => line.debit + line.credit));
  const foreignAmount = currency && { currency: currency.id, foreign: amount };
  return [
    { ...plain, ledger: ledgers.get(control) ?? 0, party, due, ...onSide(side, total), ...foreignAmount },
    ...billed,
  ];
}

/** Enters one that is issued, and takes it back if it is void. */
async function enter(
  ground: Ground,
  bill: NumberedBill['bill'],
  entry: { id: number; number: string; lines: EntryLine[]; day: string },
) {
  const { id, number, day, lines } = entry;
  const common = { of: bill.kind, on: day, number, day, branch: bill.branch ?? HEAD, details: bill.details } as const;
  const settlement = bill.kind.endsWith('_note') ? 'oldest' : 'none';
  const { violations: _none, ...settled } = await settleLines(ground.db, {
    lines,
    settlement,
    wanted: [],
    day,
    scope: undefined,
  });
  await enterPast(ground, { ...common, ...settled, source: { id, event: 'post' } });
  if (bill.status === 'voided') await voidPast(ground, { ...common, source: id });
}

/** A bill as it stands in its table. */
export interface NumberedBill {
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly bill: Omit<DemoBill, 'ago'>;
}

/** Writes the records of bills, without what they enter. */
export async function insertBills(
  ground: Ground,
  kind: BillName,
  bills: readonly NumberedBill[],
  ledgers: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = bills.map(({ id, number, day, bill }): Row => {
    const taxed = bill.tax?.amount ?? 0n;
    const isIssued = bill.status === 'issued';
    return {
      id,
      status: bill.status,
      invoice_no: number,
      party: bill.party,
      branch: bill.branch ?? HEAD,
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
      ...(kind === 'purchase' && { tds: bill.withholds?.tds ?? null, vds: bill.withholds?.vds ?? null }),
      version: 1,
      ...written(ground, day, ground.staff[0]),
    };
  });
  const items = bills.map(({ id, bill }) => ({
    owner: id,
    position: 0,
    ledger: ledgers.get(bill.ledger),
    details: bill.details,
    quantity: '1',
    rate: fromMinor(bill.amount),
    tax: bill.tax?.id ?? null,
  }));
  await insertNumbered(ground.db, kind, rows);
  await insertMany(ground.db, `${kind}_items`, items);
}

/** Bills and notes of a kind, in the order of their numbers, after those that are there. */
export async function seedBills(
  ground: Ground,
  kind: BillName,
  bills: readonly DemoBill[],
  ledgers: ReadonlyMap<string, number>,
): Promise<void> {
  const { rows: there } = await ground.db.execute<{ id: number }>(sql`select id from ${sql.identifier(kind)}`);
  const numbered: NumberedBill[] = [];
  for (const [at, bill] of bills.entries()) {
    const day = addDays(ground.today, -bill.ago);
    const prefix = bill.status === 'draft' ? 'DRAFT' : billKinds[kind].prefix;
    const [number = ''] = await nextNumbers(ground.db, { prefix, day }, 1);
    numbered.push({ id: there.length + at + 1, number, day, bill });
  }
  await insertBills(ground, kind, numbered, ledgers);
  for (const { id, number, day, bill } of numbered)
    if (bill.status !== 'draft')
      await enter(ground, bill, { id, number, day, lines: linesOf(bill, ledgers, addDays(day, TERMS)) });
  await ground.db.execute(sql`
    update ${sql.identifier(kind)} as bill set outstanding = coalesce(item.foreign_outstanding, item.outstanding)
    from open_item as item join account_log on account_log.id = item.account_log
      join posting on posting.id = account_log.posting and posting.source_event = 'post'
    where item.log_type = ${kind} and item.source_id = bill.id and bill.status = 'issued'`);
}
