import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';

let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
});
afterAll(() => office.close());

const DAY = '2026-11-20';
const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.code];

/** The answers to calls that come while others have written something and are not done yet; each waits for them. */
async function meanwhile(written: string, ...made: readonly (() => Promise<Reply>)[]): Promise<Reply[]> {
  const other = await office.pool.connect();
  try {
    await other.query(`begin; ${written}`);
    const replies = Promise.all(made.map(call => call()));
    const all = async () => (await office.pool.query(waiting)).rowCount;
    // Who waits for nobody has answered by now.
    await Promise.race([expect.poll(all, { timeout: 9_000 }).toBe(made.length), replies]);
    await other.query('commit');
    return await replies;
  } finally {
    await other.query('rollback');
    other.release();
  }
}

it('whatever settles for a party waits until what settles for them is done', async () => {
  const party = await books.party('Everybody at once');
  const receive = (day: string, amount: number) =>
    books.draft('receipt_voucher', day, ['Cash', amount], ['Accounts Receivable', -amount, party]);
  const post = (id: number) => books.give('receipt_voucher', 'post', id);
  await post((await receive('2026-11-10', 100)).body.id);
  const large = await bills.issue('sales', ['2026-11-11', party], ['Service Fees', 300]);
  const small = await bills.issue('sales', ['2026-11-12', party], ['Service Fees', 40]);
  const wrong = (await receive(DAY, 20)).body.id;
  await post(wrong);
  const receipt = (await receive(DAY, 30)).body.id;
  const note = (await bills.draft('credit_note', [DAY, party], ['Sales Returns', 15])).body.id;
  const { body: refund } = await office.call('POST', calls('refund').create, {
    body: { refund_date: DAY, party, amount: '10.00', ledger: books.ledger('Cash') },
  });
  // Nobody takes all connections by themselves.
  const as = 'staff';
  const headers = { 'idempotency-key': randomUUID() };
  const replies = await meanwhile(
    `select from party where id = ${party} for no key update`,
    () => post(receipt),
    () => books.give('receipt_voucher', 'void', wrong, { as, body: { reason: 'Not paid' } }),
    () => bills.give('credit_note', 'issue', note, { as }),
    () => office.call('POST', calls('refund').command('post', refund.id), { as, body: {}, headers }),
    () => bills.give('sales', 'apply_advance', large.body.id, { body: { applied_on: DAY, pay_amount: '25.00' } }),
    () => bills.give('sales', 'take_payment', small.body.id, { body: { ledger: books.ledger('Cash'), paid_on: DAY } }),
  );
  expect(replies.map(told)).toEqual(replies.map(() => [200, undefined]));
  expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '230.00', 'Customer Advances': '-65.00' });
  expect(await bills.outstanding('sales', large.body.id, small.body.id)).toEqual(['230.00', '0.00']);
});

it('nothing is entered by a ledger, a tax or a month that is closed at that moment', async () => {
  const clerk = await hire(office, ['JOURNAL_DETAILS', 'JOURNAL_POST', 'SALES_DETAILS', 'SALES_ISSUE']);
  await books.post('journal', DAY, ['Drawings', 5], ['Capital', -5]);
  const { body: tax } = await office.call('POST', calls('tax_code').create, {
    body: {
      name: 'VAT',
      kind: 'output',
      ledger: books.ledger('VAT on Sales'),
      rates: [{ valid_from: '2026-01-01', percent: '15' }],
    },
  });
  const { body: draft } = await books.draft('journal', DAY, ['Rent', 5], ['Capital', -5]);
  const { body: bill } = await bills.draft('sales', [DAY, await books.party('Karim')], ['Service Fees', 5, tax.id]);
  const give = (entity: 'journal' | 'sales', verb: string, id: number) => () =>
    clerk.call('POST', calls(entity).command(verb, id), { body: {}, headers: { 'idempotency-key': randomUUID() } });
  const post = give('journal', 'post', draft.id);
  const closed = (table: string, where: string) => `update ${table} set is_active = false where ${where}`;
  for (const [written, call, code] of [
    [closed('ledger_account', `name = 'Rent'`), post, 'ledger_inactive'],
    [closed('tax_code', `id = ${tax.id}`), give('sales', 'issue', bill.id), 'other_tax'],
    [`update accounting_period set status = 'soft_locked' where name = '2026-11'`, post, 'period_locked'],
  ] as const)
    expect((await meanwhile(written, call)).map(told)).toEqual([[400, code]]);
});
