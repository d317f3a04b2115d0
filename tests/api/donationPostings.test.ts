import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let member: number;
let cause: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  await office.pool.query(`update book_setting set books_begin_on = '2026-07-01'`);
  ({ id: member } = await createSample(office, entities.member));
});
afterAll(() => office.close());
beforeEach(async () => {
  ({ id: cause } = await createSample(office, entities.cause));
});

const donation = calls('donation');
const keyed = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } });
const give = async (amount: string, more: object = {}) =>
  (await office.call('POST', donation.create, { body: { cause, member, amount, donated_on: '2026-11-02', ...more } }))
    .body;
const move = (id: number, to: string) => office.call('POST', donation.transition(id), keyed({ to, reason: 'A test' }));
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

/** What the books hold of the cause: event, ledger, debit less credit, in the order of posting. */
async function entered(): Promise<unknown[]> {
  const { rows } = await office.pool.query(
    `select source_event, ledger_account.name, (debit_amount - credit_amount)::text as amount, posting.log_date::text as day
     from posting join account_log on account_log.posting = posting.id join ledger_account on ledger_account.id = ledger
     where source_type = 'donation' and source_id in (select id from donation where cause = $1) order by account_log.id`,
    [cause],
  );
  return rows.map(({ source_event, name, amount, day }) => [source_event, name, amount, day]);
}

async function fund(): Promise<string> {
  const { rows } = await office.pool.query(
    `select coalesce(sum(credit_amount - debit_amount), 0)::text as held from account_log join party on party.id = party
     where source_type = 'cause' and source_id = $1`,
    [cause],
  );
  return rows[0].held;
}

const unsound = async () => {
  await verifyBooks(office.host, { by: { id: 1 } });
  return (await lastVerification(office.host))?.checks.flatMap(({ check, problems }) => (problems > 0 ? [check] : []));
};

it('a donation is in the fund of its cause from the moment its money comes, until it is spent', async () => {
  const { id } = await give('250.50');
  expect(await entered()).toEqual([]);
  for (const to of ['received', 'received', 'receipted']) expect((await move(id, to)).status).toBe(200);
  const came = [
    ['post', 'Cash', '250.50', '2026-11-02'],
    ['post', 'Donations Held for Causes', '-250.50', '2026-11-02'],
  ];
  expect([await entered(), await fund()]).toEqual([came, '250.50']);
  await move(id, 'allocated');
  expect(await entered()).toEqual([
    ...came,
    ['release', 'Donations Held for Causes', '250.50', '2026-11-21'],
    ['release', 'Donations Spent for Causes', '-250.50', '2026-11-21'],
  ]);
  expect([await fund(), await unsound()]).toEqual(['0.00', []]);
});

it('it comes into the ledger of its way of paying, and goes back from there on the day of the refund', async () => {
  const wrong = { name: 'Wallet', type: 'mobile', ledger: books.ledger('Rent') };
  const { create } = calls('paymentmethod');
  expect(refusals((await office.call('POST', create, { body: wrong })).body)).toEqual({ ledger: 'not_money' });
  const { body } = await office.call('POST', create, { body: { ...wrong, ledger: books.ledger('Bank') } });
  const { id } = await give('40', { payment_method: body.id });
  await move(id, 'received');
  const changed = await office.call('PUT', donation.update(id), {
    body: { ...(await office.call('GET', donation.one(id))).body, donated_on: '2026-11-03', payment_method: null },
  });
  expect(refusals(changed.body)).toEqual({ donated_on: 'settled', payment_method: 'settled' });
  await office.call('PUT', calls('paymentmethod').update(body.id), { body: { ...body, ledger: null } });
  await move(id, 'refunded');
  expect((await entered()).slice(2)).toEqual([
    ['refund', 'Donations Held for Causes', '40.00', '2026-11-21'],
    ['refund', 'Bank', '-40.00', '2026-11-21'],
  ]);
  expect([await fund(), await unsound()]).toEqual(['0.00', []]);
});

it('what was before the books is not theirs, unless they began with it', async () => {
  const before = { donated_on: '2026-06-30' };
  const [one, other] = [await give('30', before), await give('70', before)];
  for (const { id } of [one, other]) for (const to of ['received', 'receipted']) await move(id, to);
  await move(one.id, 'allocated');
  expect(await entered()).toEqual([]);
  const { rows } = await office.pool.query(`select id from party where source_type = 'cause' and source_id = $1`, [
    cause,
  ]);
  const opening = calls('opening_balance');
  const items = [
    { ledger: books.ledger('Cash'), debit_amount: '70' },
    { ledger: books.ledger('Donations Held for Causes'), party: rows[0].id, credit_amount: '70' },
  ];
  const { body: draft } = await office.call('POST', opening.create, { body: { items } });
  expect((await office.call('POST', opening.command('post', draft.id), keyed({}))).status).toBe(200);
  await move(other.id, 'allocated');
  expect([(await entered()).length, await fund(), await unsound()]).toEqual([2, '0.00', []]);
});

it('a locked month, and a day to come, refuse the money at its day', async () => {
  const { id } = await give('15', { donated_on: '2026-10-05' });
  const [late] = [await give('15', { donated_on: '2026-12-05' })];
  await move((await give('5', { donated_on: '2026-10-04' })).id, 'received');
  await office.pool.query(`update accounting_period set status = 'soft_locked' where name = '2026-10'`);
  const [locked, ahead] = [await move(id, 'received'), await move(late.id, 'received')];
  expect([locked.status, refusals(locked.body)]).toEqual([400, { donated_on: 'period_locked' }]);
  expect([ahead.status, refusals(ahead.body)]).toEqual([400, { donated_on: 'future_date' }]);
  expect((await office.call('GET', donation.one(id))).body.status).toBe('pledged');
  await office.pool.query(`update accounting_period set status = 'open' where name = '2026-10'`);
});

it('twenty who receive the same donation enter it once', async () => {
  const { id } = await give('12');
  await Promise.all(Array.from({ length: 20 }, () => move(id, 'received')));
  expect((await entered()).length).toBe(2);
  expect(await unsound()).toEqual([]);
});
