import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type BillLineGiven, type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
});
afterAll(() => office.close());

const work = (amount: number): BillLineGiven => ['Service Fees', amount];
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

it('nobody settles what they do not see, on their own or by choice', async () => {
  const [coast, hills] = await Promise.all(
    ['Harbour', 'Ridge'].map(
      async name => (await office.call('POST', calls('branch').create, { body: { name } })).body.id,
    ),
  );
  const rights = (['list', 'show', 'create', 'edit'] as const).map(one => permissionName('receipt_voucher', one));
  const clerk = await hire(
    office,
    [...rights, 'RECEIPT_VOUCHER_POST', permissionName('open_item', 'list'), permissionName('open_item', 'show')],
    { branch: coast },
  );
  const party = await books.party('Of the harbour and the ridge');
  const theirs = await bills.issue('sales', ['2026-11-01', party], work(100), { branch: hills });
  const own = await bills.issue('sales', ['2026-11-02', party], work(10), { branch: coast });
  const [item] = await bills.open(party);
  const receive = async (more: object) => {
    const body = {
      ...books.body('receipt_voucher', '2026-11-10', ['Cash', 50], ['Accounts Receivable', -50, party]),
      ...more,
    };
    return clerk.call('POST', calls('receipt_voucher').create, { body });
  };
  const chosen = { settlement: 'selected', settles: [{ item: item?.id, amount: '50.00' }] };
  expect(refusals((await receive(chosen)).body)).toEqual({ 'settles.0.item': 'unknown_reference' });
  const { body: draft } = await receive({ settlement: 'oldest' });
  const posted = await clerk.call('POST', calls('receipt_voucher').command('post', draft.id), {
    body: {},
    headers: { 'idempotency-key': `scope-${draft.id}` },
  });
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
  expect(await bills.outstanding('sales', theirs.body.id, own.body.id)).toEqual(['100.00', '0.00']);
  expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '100.00', 'Customer Advances': '-40.00' });
  // Somebody else has chosen for her what she does not see.
  const { body: other } = await receive({ settlement: 'none' });
  await office.call('PUT', calls('receipt_voucher').update(other.id), { body: chosen });
  const unseen = await clerk.call('POST', calls('receipt_voucher').command('post', other.id), {
    body: {},
    headers: { 'idempotency-key': `unseen-${other.id}` },
  });
  expect([unseen.status, refusals(unseen.body)]).toEqual([400, { 'settles.0.item': 'not_open' }]);
});

it('an amount in another currency that is worth nothing is neither billed nor paid', async () => {
  const { body: riyal } = await office.call('POST', calls('currency').create, {
    body: { code: 'SAR', name: 'Saudi riyal' },
  });
  const currency = riyal.id;
  const party = await books.party('Of little worth');
  const at = (rate: string, amount: number) =>
    bills.issue('sales', ['2026-11-01', party], work(amount), { currency, exchange_rate: rate });
  const nothing = await at('0.0001', 1);
  expect([nothing.status, refusals(nothing.body)]).toEqual([400, { exchange_rate: 'worth_nothing' }]);
  const bill = await at('0.0001', 1000);
  expect(bill.status, JSON.stringify(bill.body)).toBe(200);
  const pay = (pay_amount: string, pay_rate: string) =>
    bills.give('sales', 'take_payment', bill.body.id, {
      body: { ledger: books.ledger('Bank'), paid_on: '2026-11-10', pay_amount, pay_rate },
    });
  const [cheap, little] = [await pay('1.00', '0.0001'), await pay('1.00', '32')];
  expect([cheap.status, refusals(cheap.body)]).toEqual([400, { pay_rate: 'worth_nothing' }]);
  expect([little.status, refusals(little.body)]).toEqual([400, { pay_amount: 'worth_nothing' }]);
  expect((await pay('1000.00', '0.0001')).body.outstanding).toBe('0.00');
  // A line may be worth nothing where the whole is worth something.
  const made = await bills.draft('sales', ['2026-11-01', party], work(1), { currency, exchange_rate: '0.0001' });
  const items = ['1000.00', '1.00'].map(rate => ({ ledger: books.ledger('Service Fees'), rate, quantity: '1' }));
  await office.call('PUT', calls('sales').update(made.body.id), { body: { items } });
  expect((await bills.give('sales', 'issue', made.body.id)).status).toBe(200);
});

it('whoever is gone is billed nothing new, and pays what they owe', async () => {
  const pilgrim = await createSample(office, entities.hajj_passenger_info);
  const { rows } = await office.pool.query<{ id: number }>(
    `select id from party where source_type = 'hajj_passenger_info' and source_id = $1`,
    [pilgrim.id],
  );
  const party = rows[0]?.id ?? 0;
  const bill = await bills.issue('sales', ['2026-11-01', party], work(10));
  expect((await office.call('DELETE', calls('hajj_passenger_info').remove(pilgrim.id))).status).toBe(200);
  const late = await bills.issue('sales', ['2026-11-02', party], work(10));
  expect([late.status, refusals(late.body)]).toEqual([400, { party: 'party_inactive' }]);
  const credit = await bills.issue('credit_note', ['2026-11-02', party], work(4));
  expect(credit.status, JSON.stringify(credit.body)).toBe(200);
  const paid = await bills.give('sales', 'take_payment', bill.body.id, {
    body: { ledger: books.ledger('Bank'), paid_on: '2026-11-10' },
  });
  expect([paid.status, paid.body.outstanding]).toEqual([200, '0.00']);
});

it('after all of that the books are sound', async () => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
});
