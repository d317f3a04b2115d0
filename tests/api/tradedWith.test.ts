import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { DAY } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

const kinds = ['customer', 'member', 'vendor', 'employee', 'hajj_passenger_info', 'cause', 'by_hand'] as const;
type Kind = (typeof kinds)[number];
const buyers: readonly Kind[] = ['customer', 'member', 'hajj_passenger_info', 'by_hand'];
const vendors: readonly Kind[] = ['vendor', 'by_hand'];

let office: Office;
let books: Books;
let stock: Stock;
const parties: Partial<Record<Kind, number>> = {};
const partyOf = (kind: Kind) => parties[kind] ?? 0;

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  stock = await stockOf(office, 'Ihram');
  for (const kind of kinds) {
    if (kind === 'by_hand') parties[kind] = await books.party('By hand');
    else {
      const { id } = await createSample(office, entities[kind]);
      const source = ['cause', 'hajj_passenger_info'].includes(kind) ? kind : 'user';
      const { body } = await office.call('GET', `${calls('party').all}?source_type=${source}&source_id=${id}`);
      parties[kind] = body.parties[0].id;
    }
  }
});
afterAll(() => office.close());

const wanted = (party: number) => ({
  party,
  order_date: DAY,
  branch: stock.branch,
  items: [{ stock_item: stock.item, quantity: 1 }],
});
const asked = (party: number) => ({
  party,
  request_date: DAY,
  branch: stock.branch,
  items: [{ stock_item: stock.item, quantity: 1 }],
});
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.code ?? null];
const offered = async (among: string) => {
  const { body } = await office.call('GET', `${calls('party').all}?size=500&among=${among}`);
  const ids = new Set(body.parties.map((one: { id: number }) => one.id));
  return kinds.filter(kind => ids.has(partyOf(kind)));
};

describe.each([
  { name: 'order', among: 'buyers', right: buyers, code: 'not_buyer', body: wanted },
  { name: 'purchase_final', among: 'vendors', right: vendors, code: 'not_vendor', body: wanted },
  { name: 'purchase_request', among: 'vendors', right: vendors, code: 'not_vendor', body: asked },
] as const)('the party of a $name', ({ name, among, right, code, body }) => {
  const wrong = kinds.filter(kind => !right.includes(kind));
  const change = (id: number, values: object) => office.call('PUT', calls(name).update(id), { body: values });

  it('is offered among those with whom such business is done', async () => {
    expect(await offered(among)).toEqual(right.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b)));
  });

  it('is not offered once it is no longer in use', async () => {
    const used = (value: boolean) =>
      office.pool.query('update party set is_active = $1 where id = $2', [value, partyOf('by_hand')]);
    await used(false);
    const found = await offered(among);
    await used(true);
    expect(found).not.toContain('by_hand');
  });

  it('is taken of these kinds alone, whether it is made or changed', async () => {
    const id = await madeOf(office, name, body(partyOf('by_hand')));
    for (const kind of kinds) {
      const isRight = right.includes(kind);
      const made = await office.call('POST', calls(name).create, { body: body(partyOf(kind)) });
      expect([kind, ...told(made)]).toEqual([kind, ...(isRight ? [201, null] : [400, code])]);
      const changed = await change(id, { party: partyOf(kind) });
      expect([kind, ...told(changed)]).toEqual([kind, ...(isRight ? [200, null] : [400, code])]);
    }
  });

  it('is refused in a sheet, already in its dry run', async () => {
    const id = await madeOf(office, name, body(partyOf('by_hand')));
    const rows = wrong.flatMap(kind => {
      const { items: _lines, ...row } = body(partyOf(kind));
      return [row, { id, party: partyOf(kind) }];
    });
    for (const commit of [false, true]) {
      const sheet = await office.call('POST', '/api/imports', { body: { entity: name, rows, commit } });
      expect(sheet.body.rows.map((row: any) => row.errors[0]?.code)).toEqual(rows.map(() => code));
    }
  });

  it('that stands from before stays, while all else of it may change', async () => {
    const id = await madeOf(office, name, body(partyOf('by_hand')));
    const [before] = wrong;
    const party = before && partyOf(before);
    await office.pool.query(`update "${name}" set party = $1 where id = $2`, [party, id]);
    expect(await change(id, { details: 'Soon', party })).toMatchObject({
      status: 200,
      body: { party, details: 'Soon' },
    });
    expect((await change(id, { items: [{ stock_item: stock.item, quantity: 2 }] })).status).toBe(200);
  });
});

it('a party that is no longer in use is not offered', async () => {
  const id = await books.party('Long gone');
  await office.call('PUT', calls('party').update(id), { body: { is_active: false } });
  const { body } = await office.call('GET', `${calls('party').all}?size=500&among=buyers`);
  expect(body.parties.map((one: { id: number }) => one.id)).not.toContain(id);
});

it('a client of the family orders for no vendor', async () => {
  const { body } = await office.call('POST', calls('order').create, { body: wanted(partyOf('customer')) });
  const orders = '/customerorder/api/v1/customerorder';
  for (const [method, path, values] of [
    ['POST', `${orders}/create/`, wanted(partyOf('vendor'))],
    ['PUT', `${orders}/update_order/`, { id: body.id, party: partyOf('cause') }],
  ] as const)
    expect(told(await office.call(method, path, { body: values }))).toEqual([400, 'not_buyer']);
});
