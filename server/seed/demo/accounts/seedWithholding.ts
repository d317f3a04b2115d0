import { bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { sql } from 'drizzle-orm';
import { withholdingsOf } from '#catalog/taxes/withholding.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { monthOf } from '#catalog/engine/days/periods.ts';
import { taxesOf } from '#server/modules/bills/billRecord.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { Posting } from '#server/modules/ledger/vouchers/Posting.ts';
import { enterPast, voidPast } from './enterPast.ts';
import { enterPayment } from './enterPayment.ts';

interface Bill extends Record<string, unknown> {
  readonly id: number;
  readonly party: number;
  readonly number: string;
  readonly day: string;
  readonly net: string;
  readonly tax: string;
  readonly amount: string;
  readonly tds: number;
  readonly vds: number;
}

/** Pays a bill whole, less what is withheld, as the command on the bill does. */
async function pay(ground: Ground, bill: Bill, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { db, today } = ground;
  const day = addDays(today, -18);
  const [net, tax, total] = [bill.net, bill.tax, bill.amount].map(toMinor) as [Minor, Minor, Minor];
  const codes = await taxesOf(db, [bill.tds, bill.vds]);
  const chosen = { tds: codes.get(bill.tds), vds: codes.get(bill.vds) };
  const taken = withholdingsOf({ net, tax, total }, chosen, bill.day);
  await insertMany(
    db,
    'purchase_withholdings',
    taken.map((one, position) => ({
      owner: bill.id,
      position,
      tax: one.tax,
      base_amount: fromMinor(one.base),
      percent: one.percent,
      tax_amount: fromMinor(one.amount),
    })),
  );
  const cash = total - sum(taken.map(({ amount }) => amount));
  const [payable = 0, bank = 0] = ['Accounts Payable', 'Bank'].map(name => ledgers.get(name) ?? 0);
  const posting = new Posting().debit(payable, total, { party: bill.party }).credit(bank, cash);
  for (const one of taken)
    posting.credit(codes.get(one.tax)?.ledger ?? 0, one.amount, { taxes: [{ ...one, party: bill.party }] });
  await enterPayment(ground, { day, lines: posting.lines, amount: total, details: bill.number });
}

interface Entry extends Record<string, unknown> {
  readonly id: number;
  readonly party: number;
  readonly amount: string;
}

const entriesOf = async ({ db }: Ground, tax: number): Promise<Entry[]> =>
  (
    await db.execute<Entry>(sql`
      select id::int, party, tax_amount::text as amount from tax_entry where tax = ${tax} order by id`)
  ).rows;

const totalOf = (entries: readonly Entry[]): Minor => sum(entries.map(({ amount }) => toMinor(amount)));

/** A deposit that holds, one that was entered twice, and one that is not paid over yet. */
async function seedDeposits(ground: Ground, tax: number, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { db, today, staff } = ground;
  const day = addDays(today, -8);
  const entries = await entriesOf(ground, tax);
  const amount = totalOf(entries);
  const [bank = 0, payable = 0] = ['Bank', 'TDS Payable'].map(name => ledgers.get(name) ?? 0);
  for (const [at, status] of (['voided', 'posted', 'draft'] as const).entries()) {
    const isDraft = status === 'draft';
    const [number = ''] = await nextNumbers(
      db,
      { prefix: isDraft ? 'DRAFT' : bookDocuments.withholding_challan.prefix, day },
      1,
    );
    const id = at + 1;
    const details = 'Tax withheld from vendors';
    await insertNumbered(db, 'withholding_challan', [
      {
        id,
        status,
        invoice_no: number,
        deposit_date: isDraft ? today : day,
        tax: isDraft ? tax + 1 : tax,
        withheld_until: isDraft ? today : day,
        ledger: bank,
        challan_no: `T-${4170 + at}`,
        challan_bank: 'Central Bank, Motijheel',
        branch: 1,
        amount: fromMinor(isDraft ? totalOf(await entriesOf(ground, tax + 1)) : amount),
        details,
        version: 1,
        ...written(ground, day, staff[0]),
      },
    ]);
    if (isDraft) continue;
    const items = entries.map(({ id: withheld }, position) => ({ owner: id, position, withheld }));
    await insertMany(db, 'withholding_challan_items', items);
    const { lines } = new Posting().debit(payable, amount).credit(bank, amount);
    const common = { of: 'withholding_challan', on: day, number, day, branch: 1, details } as const;
    await enterPast(ground, { ...common, lines, source: { id, event: 'post' } });
    if (status === 'voided') await voidPast(ground, { ...common, source: id });
  }
}

/** A certificate in each state, for one vendor. */
async function seedCertificates(ground: Ground, tax: number): Promise<void> {
  const { db, today, staff } = ground;
  const entries = await entriesOf(ground, tax);
  const [first] = entries;
  const day = addDays(today, -6);
  const { from, to } = monthOf(addDays(today, -18));
  const rows = [];
  for (const status of ['voided', 'issued', 'draft'] as const) {
    const [number = ''] = await nextNumbers(db, { prefix: status === 'draft' ? 'DRAFT' : 'WC', day }, 1);
    const party = status === 'draft' ? (entries.at(-1)?.party ?? 0) : (first?.party ?? 0);
    const own = entries.filter(one => one.party === party);
    const common = { amount: fromMinor(totalOf(own)), version: 1, ...written(ground, day, staff[0]) };
    rows.push({ status, certificate_no: number, issued_on: day, party, tax, starts_on: from, ends_on: to, ...common });
  }
  await insertNumbered(db, 'withholding_certificate', rows);
  const items = [1, 2].map(owner => ({ owner, position: 0, withheld: first?.id }));
  await insertMany(db, 'withholding_certificate_items', items);
}

/** Bills that are paid less what is withheld, what of it is paid over, and what vendors were told of it. */
export async function seedWithholding(ground: Ground, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await ground.db.execute<Bill>(sql`
    select id, party, invoice_no as number, purchase_date::text as day, net_amount::text as net, tax_amount::text as tax,
      amount::text, tds, vds
    from purchase where status = 'issued' and tds is not null order by id`);
  for (const bill of rows) await pay(ground, bill, ledgers);
  const tds = rows[0]?.tds ?? 0;
  await seedDeposits(ground, tds, ledgers);
  await seedCertificates(ground, tds);
}
