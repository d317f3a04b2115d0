import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

const { create, update, remove, command } = calls('cash_close');
const headers = () => ({ 'idempotency-key': randomUUID() });
const give = (verb: string, id: number, body: object = {}) =>
  office.call('POST', command(verb, id), { body, headers: headers() });
const fields = (body: { errors?: { field: string; code: string }[] }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);

it('cash is counted against the books, what is short is posted, and the days up to then are shut until it is opened again', async () => {
  const cashier = await hire(office, ['CASH_CLOSE_LIST', 'CASH_CLOSE_DETAILS', 'CASH_CLOSE_CONFIRM', 'ALL_BRANCHES']);
  const cash = books.ledger('Cash');
  await books.post('receipt_voucher', '2026-11-10', ['Cash', 1_250], ['Capital', -1_250]);
  const { body: draft } = await office.call('POST', create, {
    body: { ledger: cash, close_date: '2026-11-10', handed_to: cashier.id },
  });
  expect(draft.items.map(({ denomination }: { denomination: string }) => denomination)).toEqual([
    '1000.00',
    '500.00',
    '200.00',
    '100.00',
    '50.00',
    '20.00',
    '10.00',
    '5.00',
    '2.00',
    '1.00',
  ]);
  const pieces: Readonly<Record<string, number>> = { '1000.00': 1, '200.00': 1, '20.00': 2 };
  const items = draft.items.map((line: { denomination: string }) => ({
    ...line,
    pieces: pieces[line.denomination] ?? 0,
  }));
  const counted = await office.call('PUT', update(draft.id), { body: { items } });
  expect(counted.body).toMatchObject({
    counted_amount: '1240.00',
    book_amount: '1250.00',
    cash_difference: '-10.00',
  });
  expect(fields((await give('close_cash', draft.id)).body)).toEqual(['difference_reason required']);
  await office.call('PUT', update(draft.id), { body: { difference_reason: 'Wrong change' } });
  expect((await give('close_cash', draft.id)).body.status).toBe('closed');
  expect(await books.balances()).toMatchObject({ Cash: '1240.00', 'Cash Over or Short': '10.00' });

  const early = await books.post('payment_voucher', '2026-11-10', ['Rent', 5], ['Cash', -5]);
  expect([early.status, early.body.code]).toEqual([409, 'cash_closed']);
  expect((await books.post('payment_voucher', '2026-11-11', ['Rent', 5], ['Cash', -5])).status).toBe(200);
  expect((await books.post('payment_voucher', '2026-11-10', ['Rent', 5], ['Bank', -5])).status).toBe(200);
  const twice = await office.call('POST', create, {
    body: { ledger: cash, close_date: '2026-11-09', handed_to: cashier.id },
  });
  expect(fields((await give('close_cash', twice.body.id)).body)).toContain('close_date closed_already');

  expect((await give('confirm', draft.id)).body.reason).toBe('not_receiver');
  const taken = await cashier.call('POST', command('confirm', draft.id), { body: {}, headers: headers() });
  expect(taken.body.status).toBe('handed_over');

  const opened = await give('reopen_cash', draft.id, { reason: 'A receipt is missing' });
  expect(opened.body.status).toBe('reopened');
  const amended = await office.call('PUT', update(draft.id), { body: { difference_reason: 'x', details: 'x' } });
  expect(fields(amended.body)).toEqual(['difference_reason settled', 'details settled']);
  expect((await office.call('DELETE', remove(draft.id))).body.code).toBe('use_reopen_cash');
  expect((await books.post('payment_voucher', '2026-11-10', ['Rent', 5], ['Cash', -5])).status).toBe(200);
  expect(await books.balances()).toMatchObject({ Cash: '1240.00', 'Cash Over or Short': '0.00' });
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
});

it('bank is not counted, days are opened from the last, and nobody hands over to themselves', async () => {
  const cashier = await hire(office, []);
  const draft = async (values: object) =>
    (await office.call('POST', create, { body: { handed_to: cashier.id, ledger: books.ledger('Cash'), ...values } }))
      .body;
  const bank = await draft({ ledger: books.ledger('Bank'), close_date: '2026-11-01' });
  expect(fields(bank)).toContain('ledger not_cash');
  const [first, second] = [
    await draft({ close_date: '2026-11-12', difference_reason: 'Taken' }),
    await draft({ close_date: '2026-11-13' }),
  ];
  for (const { id } of [first, second]) expect((await give('close_cash', id)).body.status).toBe('closed');
  expect((await give('reopen_cash', first.id, { reason: 'x' })).body.reason).toBe('later_close');
  await give('reopen_cash', second.id, { reason: 'x' });
  const shut = await books.post('payment_voucher', '2026-11-12', ['Rent', 5], ['Cash', -5]);
  expect(shut.status).toBe(409);
});

it('a till of several branches is counted by whoever sees them all, and a draft tells the balance of no other ledger', async () => {
  const [branch, other] = [
    (await createSample(office, entities.branch)).id,
    (await createSample(office, entities.branch)).id,
  ];
  const rights = ['CREATE', 'UPDATE', 'DETAILS', 'CLOSE_CASH', 'REOPEN_CASH'].map(one => `CASH_CLOSE_${one}`);
  const clerk = await hire(office, [...rights, 'LEDGER_ACCOUNT_LIST'], { branch });
  const cashier = await hire(office, [], { branch });
  const { head_group } = (await office.call('GET', calls('ledger_account').one(books.ledger('Cash')))).body;
  const till = await office.call('POST', calls('ledger_account').create, { body: { name: 'Till', head_group } });
  const values = { close_date: '2026-11-20', handed_to: cashier.id, difference_reason: 'Taken' };
  const counts = (ledger: number) => clerk.call('POST', create, { body: { ...values, ledger } });
  expect((await counts(till.body.id)).body).toMatchObject({ branch, book_amount: '0.00' });

  const receipt = { ...books.body('receipt_voucher', '2026-11-20', ['Cash', 900], ['Capital', -900]), branch: other };
  const { body: drafted } = await office.call('POST', calls('receipt_voucher').create, { body: receipt });
  await books.give('receipt_voucher', 'post', drafted.id);
  expect(fields((await counts(books.ledger('Cash'))).body)).toEqual(['ledger shared_till']);
  expect(fields((await counts(books.ledger('Capital'))).body)).toEqual(['ledger not_cash']);

  const body = { ...values, branch, ledger: books.ledger('Cash') };
  const { id } = (await office.call('POST', create, { body })).body;
  const asked = { body: { reason: 'x' }, headers: headers() };
  expect(fields((await clerk.call('POST', command('close_cash', id), asked)).body)).toEqual(['ledger shared_till']);
  expect((await give('close_cash', id)).body.status).toBe('closed');
  expect(fields((await clerk.call('POST', command('reopen_cash', id), asked)).body)).toEqual(['ledger shared_till']);
});
