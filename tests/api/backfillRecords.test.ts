import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

const keyed = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } });
const preview = async () => (await office.call('GET', '/api/accounts/older')).body.older;
const enter = async () => {
  const { id } = (await office.call('GET', calls('book_setting').all)).body.book_settings[0];
  return office.call('POST', calls('book_setting').command('post_older', id), keyed({}));
};
const unsound = async () => {
  await verifyBooks(office.host, { by: { id: 1 } });
  return (await lastVerification(office.host))?.checks.flatMap(({ check, problems }) => (problems > 0 ? [check] : []));
};

it('what is older than its posting is told first, then entered exactly so, and never again', async () => {
  const { id: member } = await createSample(office, entities.member, { is_active: true, monthly_amount: '300' });
  const { id: cause } = await createSample(office, entities.cause);
  const give = async (donated_on: string, ...steps: string[]) => {
    const body = { cause, member, amount: '100', donated_on };
    const { id } = (await office.call('POST', calls('donation').create, { body })).body;
    for (const to of steps)
      await office.call('POST', calls('donation').transition(id), keyed({ to, reason: 'A test' }));
  };
  await give('2026-06-30', 'received');
  await give('2026-08-01', 'received');
  await give('2026-09-01', 'received', 'receipted', 'allocated');
  await give('2026-09-02', 'received', 'refunded');
  await give('2026-10-01', 'received');
  await give('2026-11-01');
  for (const day of ['2026-06-01', '2026-11-01', '2026-12-01']) {
    const body = { member, subscription_date: day };
    const { id } = (await office.call('POST', calls('monthly_subscription').create, { body })).body;
    if (day === '2026-11-01')
      await office.call('POST', calls('monthly_subscription').transition(id), keyed({ to: 'paid' }));
  }
  expect([(await enter()).body.reason, await books.balances()]).toEqual(['books_begin_missing', {}]);
  await office.pool.query(`update book_setting set books_begin_on = '2026-07-01'`);
  await office.pool.query(`insert into accounting_period (name, starts_on, ends_on, status)
    values ('2026-10', '2026-10-01', '2026-10-31', 'hard_locked')`);
  expect(await preview()).toEqual([
    {
      entity: 'donation',
      count: 2,
      amount: '200.00',
      left_out: [
        { reason: 'before_books', count: 1, amount: '100.00' },
        { reason: 'refunded', count: 1, amount: '100.00' },
        { reason: 'period_locked', count: 1, amount: '100.00' },
      ],
    },
    {
      entity: 'monthly_subscription',
      count: 2,
      amount: '600.00',
      left_out: [{ reason: 'before_books', count: 1, amount: '300.00' }],
    },
  ]);
  expect(await unsound()).toEqual(['donation_funds', 'member_dues']);
  const given = await Promise.all([enter(), enter()]);
  expect(given.map(({ body }) => body.entered).sort()).toEqual([0, 4]);
  const entered = {
    Cash: '500.00',
    'Donations Held for Causes': '-100.00',
    'Donations Spent for Causes': '-100.00',
    'Member Receivables': '300.00',
    'Subscription Income': '-600.00',
  };
  expect([await books.balances(), await unsound()]).toEqual([entered, []]);
  expect((await preview()).map(({ count }: { count: number }) => count)).toEqual([0, 0]);
});

it('is for whoever reads the books of all branches, and has the right', async () => {
  expect((await office.call('GET', '/api/accounts/older', { as: 'staff' })).status).toBe(403);
});
