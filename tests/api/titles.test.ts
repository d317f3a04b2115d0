import { mapValues } from 'es-toolkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, NAMED, TITLES } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire, permissionIds } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { titleOf } from '../../src/engine/kinds/titleOf.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const orders = calls('order');
const asked = `${TITLES}=true`;
const rights = ['ORDER_LIST', 'ORDER_DETAILS', 'BRANCH_LIST'];

let office: Office;
let books: Books;
let [dhaka, sylhet, near, far, order] = [0, 0, 0, 0, 0];

async function partyOf(name: string, branch: number): Promise<number> {
  const party = await books.party(name);
  await office.call('PUT', calls('party').update(party), { body: { branch } });
  return party;
}

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  dhaka = (await createSample(office, entities.branch, { name: 'Dhaka' })).id;
  sylhet = (await createSample(office, entities.branch)).id;
  near = await partyOf('Next door', dhaka);
  order = (await createSample(office, entities.order, { branch: dhaka, party: near, shipping_address: null })).id;
  far = await partyOf('Karim Travels', sylhet);
});
afterAll(() => office.close());

type Reader = Pick<Colleague, 'call'>;

/** What a list, a search, and the record itself tell of what an order points to. */
async function toldOf(who: Reader, id: number, query = asked) {
  const rows = [
    ...(await who.call('GET', `${orders.all}?${query}`)).body.orders,
    ...(await who.call('GET', `${orders.all}?id__in=${id}&${query}`)).body.orders,
  ].filter((one: { id: number }) => one.id === id);
  const { body } = await who.call('GET', `${orders.one(id)}?${query}`);
  const titleOnly = (name: { title: string } | null) => name && { title: name.title };
  const [told, ...same] = [...rows, body].map(
    one => one[NAMED] && { party: mapValues(one[NAMED].party, titleOnly), branch: one[NAMED].branch },
  );
  expect(same).toEqual([told, told]);
  return told;
}

it('lists and single records tell the titles of what they point to, where that is asked for', async () => {
  expect(await toldOf(office, order)).toEqual({
    party: { [near]: { title: 'Next door' } },
    branch: { [dhaka]: { title: 'Dhaka' } },
  });
  for (const query of ['', `${TITLES}=false`]) expect(await toldOf(office, order, query)).toBeUndefined();
});

it('titles within lines are told, too', async () => {
  const { body } = await office.call('GET', `${orders.one(order)}?${asked}`);
  const { stock_item: item } = body.items[0];
  const { body: known } = await office.call('GET', calls('stock_item').one(item));
  expect(body[NAMED].stock_item[item]).toEqual({ title: titleOf(entities.stock_item, known) });
});

it('whoever may not list parties is told of none', async () => {
  const clerk = await hire(office, rights, { branch: dhaka });
  expect(await toldOf(clerk, order)).toEqual({ party: { [near]: null }, branch: { [dhaka]: { title: 'Dhaka' } } });
});

it('the title of a record of another branch is not told, and of a person by whom no money moves not the name', async () => {
  const clerk = await hire(office, ['EMPLOYEE_LIST', 'HAJJ_PASSENGER_INFO_LIST'], { branch: dhaka });
  const guide = (await hire(office, [], { branch: sylhet })).id;
  const values = { ...(await sampleOf(office, entities.hajj_passenger_info)), branch: dhaka, guide };
  const { body: made } = await office.call('POST', calls('hajj_passenger_info').create, { body: values });
  const rows = await clerk.call('GET', `${calls('hajj_passenger_info').all}?id__in=${made.id}&${asked}`);
  const [row] = rows.body[entities.hajj_passenger_info.collection];
  expect([row.guide, row[NAMED].employee[guide]]).toEqual([guide, '']);
});

it('of a document by which money moves a name beyond the branch stays a name, beside the titles within', async () => {
  const clerk = await hire(office, [...['LIST', 'DETAILS'].map(one => `PAYMENT_VOUCHER_${one}`), 'PARTY_LIST'], {
    branch: dhaka,
  });
  const sides = [
    ['Accounts Payable', 500, far],
    ['Accounts Payable', 300, near],
    ['Cash', -800],
  ] as const;
  const body = { ...books.body('payment_voucher', '2026-11-20', ...sides), branch: dhaka };
  const { id } = (await office.call('POST', calls('payment_voucher').create, { body })).body;
  const { body: seen } = await clerk.call('GET', `${calls('payment_voucher').one(id)}?${asked}`);
  expect(seen[NAMED].party).toEqual({
    [far]: 'Karim Travels',
    [near]: { title: 'Next door', marks: { number: `#${near}` } },
  });
});

it('a title is that of the moment, and a right that is lost tells none from then on', async () => {
  const clerk = await hire(office, [...rights, 'PARTY_LIST'], { branch: dhaka });
  expect((await toldOf(clerk, order)).party).toEqual({ [near]: { title: 'Next door' } });
  await office.call('PUT', calls('party').update(near), { body: { name: 'Next door & Sons' } });
  expect((await toldOf(clerk, order)).party).toEqual({ [near]: { title: 'Next door & Sons' } });
  const { role } = (await office.call('GET', calls('employee').one(clerk.id))).body;
  await office.call('PUT', calls('role').update(role), { body: { permissions: await permissionIds(office, rights) } });
  expect((await toldOf(clerk, order)).party).toEqual({ [near]: null });
});
