import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { sampleOf } from '../support/sample.ts';

let office: Office;
let books: Books;
let clerk: Pick<Office, 'call'>;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  const rights = ['LIST', 'DETAILS', 'CREATE', 'UPDATE'].map(verb => `EXPENSE_CLAIM_${verb}`);
  clerk = await hire(office, [...rights, 'ALL_BRANCHES']);
});
afterAll(() => office.close());

const claims = calls('expense_claim');
const give = (verb: string, id: number, body: object = {}, by = office as Pick<Office, 'call'>) =>
  by.call('POST', claims.command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const fields = (body: { errors?: { field: string; code: string }[] }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);

/** Somebody who works here, with their party. */
async function employed() {
  const { body } = await office.call('POST', calls('employee').create, {
    body: await sampleOf(office, entities.employee),
  });
  const { rows } = await office.pool.query<{ id: number }>(
    `select id from party where source_type = 'user' and source_id = ${body.id}`,
  );
  return { employee: Number(body.id), party: rows[0]?.id ?? 0 };
}

const line = (amount: string, more: object = {}) => ({
  ledger: books.ledger('Rent'),
  spent_on: '2026-11-10',
  details: 'Hall for the briefing',
  amount,
  ...more,
});

/** A claim that the clerk has written and handed in. */
async function submitted(employee: number, ...items: object[]) {
  const { body } = await clerk.call('POST', claims.create, { body: { employee, claim_date: '2026-11-12', items } });
  expect((await give('submit', body.id, {}, clerk)).body.status).toBe('submitted');
  return Number(body.id);
}

it('is approved by somebody else, takes from what was advanced, and owes the rest until it is paid', async () => {
  const { employee, party } = await employed();
  await books.post('journal', '2026-11-02', ['Employee Advances', 3_000, party], ['Capital', -3_000]);
  const id = await submitted(employee, line('2000.00'), line('2500.00', { details: 'Bus to the airport' }));
  expect((await give('approve', id, {}, clerk)).status).toBe(403);
  expect((await give('approve', id)).body).toMatchObject({ status: 'approved', amount: '4500.00' });
  const before = await books.balances();
  const { body: posted } = await give('post', id);
  expect(posted).toMatchObject({ status: 'posted', invoice_no: 'EC-2026-000001', outstanding: '1500.00' });
  expect(before['Employee Advances']).toBe('3000.00');
  const after = await books.balances();
  expect([after['Rent'], after['Employee Advances'] ?? '0.00', after['Expense Claims Payable']]).toEqual([
    '4500.00',
    '0.00',
    '-1500.00',
  ]);
  const pay = (body: object) => give('pay', id, { ledger: books.ledger('Bank'), paid_on: '2026-11-15', ...body });
  expect(fields((await pay({ pay_amount: '1500.01' })).body)).toEqual(['pay_amount over_outstanding']);
  expect(fields((await pay({ paid_on: '2026-11-11' })).body)).toEqual(['paid_on before_claim']);
  const { body: part } = await pay({ pay_amount: '500.00' });
  expect((await office.call('GET', claims.one(id))).body.outstanding).toBe('1000.00');
  expect((await give('void', id, { reason: 'Twice' })).status).toBe(409);
  await pay({});
  expect((await office.call('GET', claims.one(id))).body.outstanding).toBe('0.00');
  expect((await pay({})).status).toBe(409);
  expect(part.voucher).toEqual(expect.any(Number));
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
});

it('is not approved by whoever wrote it; one that is rejected may be put right; one taken back leaves the advance', async () => {
  const { employee, party } = await employed();
  const { body: own } = await office.call('POST', claims.create, {
    body: { employee, claim_date: '2026-11-12', items: [line('10.00')] },
  });
  await give('submit', own.id);
  const refused = await give('approve', own.id);
  expect([refused.status, refused.body.reason]).toEqual([409, 'own_claim']);
  const forThemselves = await give('approve', await submitted(office.ids.admin, line('90.00')));
  expect([forThemselves.status, forThemselves.body.reason]).toEqual([409, 'claim_of_oneself']);

  await books.post('journal', '2026-11-02', ['Employee Advances', 900, party], ['Capital', -900]);
  const id = await submitted(employee, line('800.00'));
  expect((await give('reject', id)).status).toBe(400);
  expect((await give('reject', id, { reason: 'No receipt' })).body.status).toBe('rejected');
  await give('take_back', id, {}, clerk);
  await give('submit', id, {}, clerk);
  await give('approve', id);
  expect((await give('post', id)).body).toMatchObject({ status: 'posted', outstanding: '0.00' });
  expect((await give('void', id, { reason: 'Private' })).body.status).toBe('voided');
  const { rows } = await office.pool.query(
    `select outstanding::text from open_item where party = ${party} and outstanding > 0`,
  );
  expect(rows).toEqual([{ outstanding: '900.00' }]);
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
});

it('of money, of what parties owe, of nothing, and of a later day is not posted', async () => {
  const { employee } = await employed();
  const posted = async (...items: object[]) => {
    const id = await submitted(employee, ...items);
    await give('approve', id);
    return fields((await give('post', id)).body);
  };
  expect(await posted(line('5.00', { ledger: books.ledger('Bank') }))).toEqual(['items.0.ledger no_money_billed']);
  expect(await posted(line('5.00', { ledger: books.ledger('Employee Advances') }))).toEqual([
    'items.0.ledger no_control_billed',
  ]);
  expect(await posted(line('0.00'))).toEqual(['items.0.amount above_zero']);
  expect(await posted(line('5.00', { spent_on: '2026-11-13' }))).toEqual(['items.0.spent_on after_claim']);
});
