import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { defaultItem, madeOf } from '../support/stock.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const goods = { unit_price: '20.00', condition: 'brand_new' };
const refusal = ({ status, body }: { status: number; body: { errors?: { field: string; code: string }[] } }) => [
  status,
  body.errors?.map(({ field, code }) => `${field} ${code}`),
];
const make = (entity: 'product' | 'stock_item', body: object) =>
  office.call('POST', calls(entity).create, { body: { ...(entity === 'product' && goods), ...body } });
const change = (entity: 'product' | 'stock_item', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });
const item = async (id: number) => (await office.call('GET', calls('stock_item').one(id))).body;

/** A product and its default item. */
async function kept(name: string, codes: object = {}) {
  const id = await madeOf(office, 'product', { name, ...goods, ...codes });
  return { id, item: await defaultItem(office, id) };
}

/** Ids of what a box or a list finds by a text, nearest first. */
async function found(entity: 'product' | 'stock_item', text: string): Promise<number[]> {
  const { body } = await office.call('GET', `${calls(entity).search}?name=${text}&ordering=relevance,id`);
  return body[`${entity}s`].map((one: { id: number }) => one.id);
}

it('the item of a product is found by either of its codes, the one that it bears whole first', async () => {
  const longer = await kept('A longer code', { sku: 'IHR-10', barcode: '471100' });
  const { id, item: own } = await kept('Ihram', { sku: 'IHR-1', barcode: '47110' });
  const named = await kept('Best with 47110');
  expect(await found('stock_item', '47110')).toEqual([own, longer.item, named.item]);
  expect(await found('stock_item', 'ihr-1')).toEqual([own, longer.item]);
  expect(await found('stock_item', '٤٧١١٠')).toEqual([own, longer.item, named.item]);
  expect(await found('product', '47110')).toEqual([id, longer.id, named.id]);
  expect(await found('product', 'IHR-1')).toEqual([id, longer.id]);
});

it('a product that is called by another code takes its item along, unless that has its own', async () => {
  const { id, item: own } = await kept('Belt', { barcode: '50001' });
  await change('product', id, { barcode: '50002', sku: 'BLT' });
  expect(await item(own)).toMatchObject({ barcode: '50002', sku: 'BLT', version: 3 });
  expect([await found('stock_item', '50001'), await found('stock_item', '50002')]).toEqual([[], [own]]);
  await change('stock_item', own, { barcode: '50003' });
  await change('product', id, { barcode: '50004', sku: null, name: 'Belt' });
  expect(await item(own)).toMatchObject({ barcode: '50003', sku: null });
});

it('one barcode belongs to one item, whether told of the item or of its product', async () => {
  const { id, item: own } = await kept('Mat', { sku: 'MAT', barcode: '60001' });
  const other = await kept('Rug', { barcode: '60002' });
  const variant = { product: other.id, variant: 'red' };
  expect(refusal(await make('stock_item', { ...variant, barcode: '60001' }))).toEqual([400, ['barcode taken']]);
  const red = await madeOf(office, 'stock_item', { ...variant, barcode: '60003', sku: 'Rug-r' });
  expect(refusal(await make('product', { name: 'Bag', sku: 'RUG-R', barcode: '60003' }))).toEqual([
    400,
    ['sku taken', 'barcode taken'],
  ]);
  expect(refusal(await change('product', id, { barcode: '60003' }))).toEqual([400, ['barcode taken']]);
  expect(refusal(await change('product', other.id, { barcode: '60003' }))).toEqual([400, ['barcode taken']]);
  expect(refusal(await change('stock_item', red, { barcode: '60002' }))).toEqual([400, ['barcode taken']]);
  expect((await change('product', id, { sku: 'mat', barcode: '60001' })).status).toBe(200);
  expect(await item(own)).toMatchObject({ sku: 'mat', barcode: '60001' });
});

it('any number of items have no barcode', async () => {
  const items = [await kept('Pin', { barcode: '' }), await kept('Tag'), await kept('Cap', { barcode: null })];
  for (const variant of ['red', 'blue'])
    expect((await make('stock_item', { product: items[0]?.id, variant, barcode: '' })).status).toBe(201);
  expect(await Promise.all(items.map(async one => (await item(one.item)).barcode))).toEqual([null, null, null]);
});

it('items of before take the codes of their products, but one that another item bears', async () => {
  const one = await kept('Older bottle', { sku: 'OLD-1', barcode: '70001' });
  const two = await kept('Older cup');
  await office.pool.query(`update stock_item set sku = null, barcode = null where id = $1`, [one.item]);
  await madeOf(office, 'stock_item', { product: two.id, variant: 'blue', barcode: '70001' });
  const file = new URL('../../server/engine/schema/migrations/0009_document_payments.sql', import.meta.url);
  const fills = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter(text => text.includes('"stock_item"'));
  expect(fills).toHaveLength(2);
  for (const fill of fills) await office.pool.query(fill);
  expect(await item(one.item)).toMatchObject({ sku: 'OLD-1', barcode: null });
});
