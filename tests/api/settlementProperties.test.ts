import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
});
afterAll(() => office.close());

/** Runs of the property; `BOOKS_RUNS` asks for more. */
const RUNS = Number(process.env['BOOKS_RUNS'] ?? 8);

const days = ['2026-09-15', '2026-10-15', '2026-11-15'];
const verbs = [
  'bill',
  'note',
  'receive',
  'refund',
  'advance',
  'unallocate',
  'void_bill',
  'void_receipt',
  'reverse_receipt',
] as const;

const step = fc.record({
  verb: fc.constantFrom('bill' as const, 'receive' as const, ...verbs),
  which: fc.nat(20),
  whose: fc.nat(1),
  day: fc.constantFrom(...days),
  amount: fc.integer({ min: 1, max: 300 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What holds whatever was settled; each row is one thing that does not (rules L5, S1, A9). */
async function expectSettled(): Promise<void> {
  const { rows } = await office.pool.query(`
    with item as (
      select open_item.*, case side when 'debit' then 1 else -1 end as sign,
        (select coalesce(sum(amount), 0) from allocation where open_item.id in (debit, credit)) as settled
      from open_item
    ), log as (
      select party, ledger, sum(debit_amount - credit_amount) as balance from account_log
        join ledger_account on ledger_account.id = ledger and is_control
      where party is not null group by party, ledger
    )
    select 'outstanding', reference_no from item where outstanding <> amount - settled
    union all
    select 'balance', party::text from log where balance <> (select sum(sign * outstanding) from item
      where item.party = log.party and item.ledger = log.ledger)
    union all
    select 'bill', invoice_no from sales join item on log_type = 'sales' and source_id = sales.id and side = 'debit'
      where sales.outstanding <> item.outstanding
    union all
    select 'early', a.id::text from allocation as a join item as d on d.id = a.debit join item as c on c.id = a.credit
      where a.allocated_on < greatest(d.log_date, c.log_date)`);
  expect(rows).toEqual([]);
}

interface Told {
  readonly bills: { readonly kind: 'sales' | 'credit_note'; readonly id: number }[];
  readonly receipts: number[];
}

const reason = { reason: 'x' };

async function take(
  { verb, which, whose, day, amount }: Step,
  parties: readonly number[],
  told: Told,
): Promise<number> {
  const party = parties[whose] ?? 0;
  const bill = told.bills[which % Math.max(told.bills.length, 1)];
  const receipt = told.receipts[which % Math.max(told.receipts.length, 1)];
  if (verb === 'bill' || verb === 'note') {
    const kind = verb === 'bill' ? 'sales' : 'credit_note';
    const { status, body } = await bills.issue(kind, [day, party], ['Service Fees', amount], { due_date: days[2] });
    if (status === 200) told.bills.push({ kind, id: body.id });
    return status;
  }
  if (verb === 'receive') {
    const { status, body } = await books.post(
      'receipt_voucher',
      day,
      ['Cash', amount],
      ['Accounts Receivable', -amount, party],
    );
    if (status === 200) told.receipts.push(body.id);
    return status;
  }
  if (verb === 'refund')
    return (await books.post('payment_voucher', day, ['Accounts Receivable', amount, party], ['Cash', -amount])).status;
  if (verb === 'advance' && bill?.kind === 'sales')
    return (await bills.give('sales', 'apply_advance', bill.id, { body: { applied_on: day } })).status;
  if (verb === 'unallocate' && bill?.kind === 'sales')
    return (await bills.give('sales', 'unallocate', bill.id, { body: { ...reason, taken_on: days[2] } })).status;
  if (verb === 'void_bill' && bill) return (await bills.give(bill.kind, 'void', bill.id, { body: reason })).status;
  if (verb === 'void_receipt' && receipt !== undefined)
    return (await books.give('receipt_voucher', 'void', receipt, { body: reason })).status;
  if (verb === 'reverse_receipt' && receipt !== undefined)
    return (await books.give('receipt_voucher', 'reverse', receipt, { body: { ...reason, reverse_date: days[2] } }))
      .status;
  return 200;
}

it(
  'whatever is billed, paid, refunded and taken back, what is open is what the ledger says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async steps => {
        const parties = [await books.party('One'), await books.party('Two')];
        const told: Told = { bills: [], receipts: [] };
        for (const one of steps) {
          expect([200, 400, 409]).toContain(await take(one, parties, told));
          await expectSettled();
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  RUNS * 10_000,
);
