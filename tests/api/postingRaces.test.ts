import { randomUUID } from 'node:crypto';
import { countBy, range } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../catalog/engine/days/days.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import type { Office } from '../support/office.ts';
import { endTransactions } from '../support/outageRounds.ts';
import { openTwoHosts, together, type TwoHosts } from '../support/twoHosts.ts';

/** Vouchers that are posted at once (rule N5); `BOOKS_POSTS` asks for more. */
const POSTS = Number(process.env['BOOKS_POSTS'] ?? 200);
const TODAY = dayIn('Asia/Dhaka', new Date());

let two: TwoHosts;
let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  two = await openTwoHosts();
  office = two.office;
  books = await openBooks(office);
  bills = billsOf(office, books);
}, 120_000);
afterAll(() => two.close());

const { create, command } = calls('payment_voucher');
const rent = () => books.body('payment_voucher', TODAY, ['Rent', 5], ['Cash', -5]);
const drafts = (count: number): Promise<number[]> =>
  together(count, async client => (await two.call(client, 'POST', create, { body: rent() })).body.id);

/** Posts a draft at one of the hosts, and again under its key while a host is too busy, or gone. */
async function post(client: number, id: number, key: string = randomUUID()): Promise<number> {
  for (let host = client; ; host += 1) {
    const asked = { body: {}, headers: { 'idempotency-key': key } };
    const status = await two.call(host, 'POST', command('post', id), asked).then(
      reply => reply.status,
      () => 503,
    );
    if (status !== 503 && status !== 429) return status;
  }
}

const tally = (statuses: readonly number[]) => countBy(statuses, String);

interface Posted {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly postings: number;
  readonly rows: number;
}

/** What has come of vouchers, and what the ledger has of them. */
async function found(ids: readonly number[]): Promise<Posted[]> {
  const { rows } = await office.pool.query<Posted>(
    `select voucher.id, invoice_no as number, status, count(distinct posting.id)::int as postings,
       count(account_log.id)::int as rows
     from payment_voucher as voucher
       left join posting on source_type = 'payment_voucher' and source_id = voucher.id
       left join account_log on account_log.posting = posting.id
     where voucher.id = any($1) group by voucher.id order by invoice_no`,
    [ids],
  );
  return rows;
}

const serial = ({ number }: Posted): number => Number(number.slice(-6));

/** Each posted once, with both rows, under numbers without a gap. */
async function expectWhole(ids: readonly number[]): Promise<void> {
  const posted = await found(ids);
  expect(tally(posted.map(({ postings, rows }) => postings * 10 + rows))).toEqual({ 12: ids.length });
  const first = Math.min(...posted.map(serial));
  expect(posted.map(serial).toSorted((a, b) => a - b)).toEqual(range(first, first + ids.length));
}

describe('two hosts on one database', () => {
  it(
    `give ${POSTS} vouchers that are posted at once numbers without a gap`,
    async () => {
      const ids = await drafts(POSTS);
      expect(tally(await Promise.all(ids.map((id, client) => post(client, id))))).toEqual({ 200: POSTS });
      await expectWhole(ids);
    },
    60_000 + POSTS * 500,
  );

  it('post a draft once that twenty clients post at a time', async () => {
    const ids = await drafts(1);
    expect(tally(await together(20, client => post(client, ids[0] ?? 0)))).toEqual({ 200: 20 });
    await expectWhole(ids);
  }, 60_000);

  it('settle a bill with ten receipts at once no further than it goes; the rest are advances', async () => {
    const party = await books.party('Karim');
    const { body: bill } = await bills.issue('sales', [TODAY, party], ['Service Fees', 1000]);
    const receipts = await together(10, async client => {
      const body = books.body('receipt_voucher', TODAY, ['Cash', 300], ['Accounts Receivable', -300, party]);
      const { body: made } = await two.call(client, 'POST', calls('receipt_voucher').create, { body });
      const headers = { 'idempotency-key': randomUUID() };
      return two.call(client, 'POST', calls('receipt_voucher').command('post', made.id), { body: {}, headers });
    });
    expect(tally(receipts.map(({ status }) => status))).toEqual({ 200: 10 });
    expect(await bills.outstanding('sales', bill.id)).toEqual(['0.00']);
    expect(await bills.settledAsOf(bill.id, TODAY)).toBe('1000.00');
    expect(await bills.partyBalances(party)).toEqual({
      'Accounts Receivable': '0.00',
      'Customer Advances': '-2000.00',
    });
  }, 60_000);

  it('post each voucher whole or not at all when connections end under them, and once when it is asked for again', async () => {
    const ids = await drafts(40);
    const under = Promise.all(ids.map((id, client) => post(client, id)));
    await endTransactions(two.url)();
    expect(tally(await under)).toEqual({ 200: ids.length });
    await expectWhole(ids);
  }, 60_000);

  it('let nothing into a month after it was locked', async () => {
    const ids = await drafts(50);
    const under = ids.map((id, client) => post(client, id));
    await Promise.race(under);
    const { rows } = await office.pool.query(`select id from accounting_period where name = $1`, [TODAY.slice(0, 7)]);
    const lock = calls('accounting_period').command('lock', rows[0].id);
    expect((await two.call(1, 'POST', lock, { body: {} })).status).toBe(200);
    const entered = async () => (await found(ids)).filter(({ postings }) => postings > 0).length;
    const before = await entered();
    const { 200: posted = 0, 400: refused = 0 } = tally(await Promise.all(under));
    expect(posted + refused).toBe(ids.length);
    expect([before, await entered()]).toEqual([posted, posted]);
    const unlock = calls('accounting_period').command('unlock', rows[0].id);
    expect((await two.call(0, 'POST', unlock, { body: { reason: 'The test is over' } })).status).toBe(200);
  }, 60_000);

  it('post each voucher whole or not at all when one of them is killed', async () => {
    const ids = await drafts(40);
    const keys = ids.map(() => randomUUID());
    const under = ids.map((id, client) => post(client, id, keys[client]));
    await Promise.race(under);
    await two.hosts[1]?.kill();
    for (const { status, postings, rows } of await found(ids))
      expect([status, postings, rows]).toEqual(status === 'posted' ? ['posted', 1, 2] : ['draft', 0, 0]);
    expect(tally(await Promise.all(under))).toEqual({ 200: ids.length });
    await expectWhole(ids);
  }, 60_000);
});
