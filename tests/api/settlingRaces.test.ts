import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { shopOrders } from '../support/shopOrders.ts';
import { madeOf, stockOf } from '../support/stock.ts';

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

/** So many calls the host works on at once; the others wait before they ask the database. */
const AT_ONCE = 4;

/** The answers to calls that come while others have written something and are not done yet; each waits for them. */
async function meanwhile(written: string, ...made: readonly (() => Promise<Reply>)[]): Promise<Reply[]> {
  const other = await office.pool.connect();
  try {
    await other.query(`begin; ${written}`);
    const replies = Promise.all(made.map(call => call()));
    const all = async () => (await office.pool.query(waiting)).rowCount;
    // Who waits for nobody has answered by now.
    await Promise.race([expect.poll(all, { timeout: 9_000 }).toBe(Math.min(made.length, AT_ONCE)), replies]);
    await other.query('commit');
    return await replies;
  } finally {
    await other.query('rollback');
    other.release();
  }
}

const receipt = async (party: number, amount: number) =>
  (await books.draft('receipt_voucher', DAY, ['Cash', amount], ['Accounts Receivable', -amount, party])).body.id;
const post = (id: number) => books.give('receipt_voucher', 'post', id);
const bill = async (party: number, amount: number, day = DAY) =>
  (await bills.issue('sales', [day, party], ['Service Fees', amount])).body.id;
const advance = async (party: number) => {
  const id = await receipt(party, 100);
  await post(id);
  return id;
};
const use = (id: number) => () =>
  bills.give('sales', 'apply_advance', id, { body: { applied_on: DAY, pay_amount: '60.00' } });

type Calls = readonly (() => Promise<Reply>)[];
const both: readonly (readonly [what: string, make: (party: number) => Promise<Calls>, codes: readonly unknown[]])[] = [
  [
    'two receipts for one bill',
    async party => {
      await bill(party, 100, '2026-11-01');
      return [await receipt(party, 70), await receipt(party, 70)].map(id => () => post(id));
    },
    [200, 200],
  ],
  [
    'a receipt and the payment of what is left of a bill',
    async party => {
      const id = await bill(party, 100);
      const draft = await receipt(party, 70);
      const body = { ledger: books.ledger('Cash'), paid_on: DAY };
      return [() => post(draft), () => bills.give('sales', 'take_payment', id, { body })];
    },
    [200, 200],
  ],
  [
    'two refunds of one advance',
    async party => {
      await advance(party);
      const body = { refund_date: DAY, party, amount: '60.00', ledger: books.ledger('Cash') };
      const made = [1, 2].map(() => office.call('POST', calls('refund').create, { body }));
      return (await Promise.all(made)).map(({ body: { id } }) => () => {
        const headers = { 'idempotency-key': randomUUID() };
        return office.call('POST', calls('refund').command('post', id), { body: {}, headers });
      });
    },
    [200, 400],
  ],
  [
    'two bills that use one advance',
    async party => {
      await advance(party);
      // None of them is older than the advance, which would have settled it.
      return [await bill(party, 60), await bill(party, 60)].map(use);
    },
    [200, 400],
  ],
  [
    'an advance that is used, and its receipt that is void',
    async party => {
      const id = await advance(party);
      const used = use(await bill(party, 60));
      return [used, () => books.give('receipt_voucher', 'void', id, { body: { reason: 'Not paid' } })];
    },
    [200, 'refused'],
  ],
];

it.each(both)('%s at once settle nothing twice', async (...[what, make, codes]) => {
  const party = await books.party(what);
  const replies = await meanwhile(`select from party where id = ${party} for no key update`, ...(await make(party)));
  const known = replies.map(({ status }) => (codes.includes('refused') && status !== 200 ? 'refused' : status));
  expect(known.sort(), JSON.stringify(replies.map(told))).toEqual(codes);
  const { rows } = await office.pool.query(
    `select (select sum(debit_amount - credit_amount) from account_log where party = $1) =
       (select sum(case side when 'debit' then outstanding else -outstanding end) from open_item where party = $1) as holds`,
    [party],
  );
  expect(rows).toEqual([{ holds: true }]);
});

describe('refunds and payments of the same moment', () => {
  const call = (entity: string, verb: string, id: number, body: object) =>
    office.call('POST', calls(entity).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
  const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
  const made: Record<'order' | 'booking', (party: number) => Promise<number>> = {
    order: async party => {
      const { item: stock_item, branch } = await stockOf(office, 'Flask');
      const items = [{ stock_item, quantity: 5 }];
      return shopOrders(office).upTo('place', { party, branch, order_date: DAY, items });
    },
    booking: async party => {
      const journeys = journeysOf(office);
      const body = { party, price: '100.00', booking_date: DAY };
      const id = await journeys.booking(await journeys.departure(2), body);
      await journeys.give('booking', 'confirm', id);
      return id;
    },
  };

  it.each(['order', 'booking'] as const)('of one %s give back no more than was paid beyond it', async kind => {
    const party = await books.party(`Who overpays an ${kind}`);
    const id = await made[kind](party);
    const pay = (pay_amount: string) => () =>
      call(kind, 'take_payment', id, { ...till(), pay_amount, beyond_due: true });
    expect((await pay('130.00')()).status).toBe(200);
    const body = { refund_date: DAY, party, amount: '20.00', ledger: books.ledger('Cash'), [kind]: id };
    const typed = await Promise.all([1, 2, 3].map(async () => madeOf(office, 'refund', body)));
    const byCommand = () => call(kind, 'refund', id, { ...till(), pay_amount: '20.00' });
    const replies = await meanwhile(
      `select from party where id = ${party} for no key update`,
      ...typed.map(refund => () => call('refund', 'post', refund, {})),
      byCommand,
      byCommand,
      ...[1, 2, 3].map(() => pay('10.00')),
    );
    const done = replies.map(({ status }) => status === 200);
    // Of 30.00 beyond it, one refund of 20.00; and what owes nothing is not paid.
    expect(done.slice(0, 5).filter(Boolean), JSON.stringify(replies.map(told))).toEqual([true]);
    expect(replies.slice(5).map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await office.call('GET', calls(kind).one(id))).body.paid_amount).toBe('110.00');
    const { rows } = await office.pool.query(
      `select sum(debit_amount - credit_amount)::text as owed from account_log where party = $1`,
      [party],
    );
    expect(rows).toEqual([{ owed: '-110.00' }]);
  });
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
