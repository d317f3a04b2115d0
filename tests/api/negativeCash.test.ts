import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  await books.post('receipt_voucher', '2026-11-10', ['Cash', 100], ['Capital', -100]);
});
afterAll(() => office.close());

const policy = async (negative_cash: string) => {
  const { body } = await office.call('GET', calls('book_setting').all);
  const path = calls('book_setting').update(body.book_settings[0].id);
  expect((await office.call('PUT', path, { body: { negative_cash } })).status).toBe(200);
};
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const pay = (day: string, amount: number) => books.post('payment_voucher', day, ['Rent', amount], ['Cash', -amount]);
const refused = [409, 'negative_cash'];

it('cash may fall below zero until the agency refuses it', async () => {
  const { status, body } = await pay('2026-11-11', 150);
  expect(status).toBe(200);
  expect((await books.give('payment_voucher', 'void', body.id, { body: { reason: 'Not paid' } })).status).toBe(200);
});

it('the lowest balance from the day forward counts, in vouchers, contras and what takes a receipt back', async () => {
  await policy('block');
  expect((await pay('2026-11-15', 90)).status).toBe(200);
  expect(told(await pay('2026-11-12', 20))).toEqual(refused);
  expect(told(await books.post('contra', '2026-11-12', ['Bank', 20], ['Cash', -20]))).toEqual(refused);
  const more = await books.post('receipt_voucher', '2026-11-16', ['Cash', 50], ['Capital', -50]);
  expect(told(await pay('2026-11-12', 20))).toEqual(refused);
  expect((await pay('2026-11-16', 50)).status).toBe(200);
  expect(told(await books.give('receipt_voucher', 'void', more.body.id, { body: { reason: 'Twice' } }))).toEqual(
    refused,
  );
});

it('two payments at once are not covered by the same money, whatever their days', async () => {
  const replies = await Promise.all([pay('2026-11-16', 10), pay('2026-11-17', 10), pay('2026-11-18', 10)]);
  expect(replies.map(told).sort()).toEqual([[200, undefined], refused, refused]);
});
