import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { papersOf } from '../support/drawnPapers.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf, stockOf } from '../support/stock.ts';

let office: Office;
let purchase: number;
let token: string;
const give = async (verb: string, body = {}, who: Pick<Office, 'call'> = office) => {
  const told = { body, headers: { 'idempotency-key': randomUUID() } };
  return who.call('POST', calls('purchase_final').command(verb, purchase), told);
};
beforeAll(async () => {
  office = await openOffice();
  const books = await openBooks(office);
  const { item, branch } = await stockOf(office, 'Suitcase');
  const items = [{ stock_item: item, quantity: 2, rate: '100.00' }];
  const party = await books.party('Yusuf');
  purchase = await madeOf(office, 'purchase_final', { party, order_date: '2026-11-20', branch, items });
  expect((await give('confirm')).status).toBe(200);
  const { body } = await office.call('POST', `/api/papers/purchase_final/${purchase}`, { body: {} });
  token = body.url.split('/').at(-1);
});
afterAll(() => office.close());

const verified = async (language = 'en'): Promise<string> => {
  const reply = await office.app.request(`/verify/${token}`, { headers: { 'accept-language': language } });
  return /<strong class="\w+">[^<]+/.exec(await reply.text())?.[0] ?? '';
};
const marks = async () => {
  const read = (language: string) => papersOf(office).read('purchase_final', purchase, { language });
  return Promise.all(
    ['en', 'tr', 'ar', 'bn'].map(async language => {
      const { mark, copy } = await read(language);
      return [mark, copy];
    }),
  );
};

it('an order at a price that nobody has approved is no original and not valid, until somebody approves it', async () => {
  expect((await marks())[0]).toEqual([undefined, 'Original']);
  expect(await verified()).toBe('<strong class="valid">Valid');

  const { body } = await office.call('GET', calls('purchase_final').one(purchase));
  const change = { items: [{ ...body.items[0], rate: '900.00' }] };
  expect((await office.call('PUT', calls('purchase_final').update(purchase), { body: change })).status).toBe(200);
  expect((await give('send')).body.reason).toBe('price_not_approved');
  expect(await marks()).toEqual([
    ['Price not approved', undefined],
    ['Fiyat onaylanmadı', undefined],
    ['السعر غير معتمد', undefined],
    ['মূল্য অনুমোদিত নয়', undefined],
  ]);
  expect(await Promise.all(['en', 'tr', 'ar'].map(verified))).toEqual([
    '<strong class="unapproved">Price not approved',
    '<strong class="unapproved">Fiyat onaylanmadı',
    '<strong class="unapproved">السعر غير معتمد',
  ]);

  const head = await hire(office, [
    'PURCHASE_FINAL_LIST',
    'PURCHASE_FINAL_DETAILS',
    'PURCHASE_FINAL_APPROVE_PRICES',
    'ALL_BRANCHES',
  ]);
  expect((await give('approve_prices', {}, head)).status).toBe(200);
  expect((await marks())[0]).toEqual([undefined, 'Original']);
  expect(await verified()).toBe('<strong class="valid">Valid');
});

it('one that is cancelled since says that, whatever its price', async () => {
  await office.pool.query('update purchase_final_items set rate = 8 where owner = $1', [purchase]);
  expect((await give('cancel', { reason: 'Twice' })).status).toBe(200);
  expect((await marks())[0]).toEqual(['Cancelled', undefined]);
  expect(await verified()).toBe('<strong class="cancelled">Cancelled');
});
