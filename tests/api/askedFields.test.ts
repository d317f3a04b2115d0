import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { calls, FIELDS, NAMED, TITLES } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

const { employee, hajj_passenger_info: pilgrim, order, role } = entities;

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type Reader = Pick<Office, 'call'>;

/** A record as the list and the search tell it, which is the same. */
async function toldOf(who: Reader, { name, collection }: Entity, id: number, query: string) {
  const asked = `id__in=${id}&${query}`;
  const [row] = (await who.call('GET', `${calls(name).all}?${asked}`)).body[collection];
  const [found] = (await who.call('GET', `${calls(name).search}?${asked}`)).body[collection];
  expect(found).toEqual(row);
  return row;
}

it.each(entityList.map(entity => [entity.name, entity] as const))(
  'a list of %s holds what is asked for and nothing else, as the whole record tells it',
  async (_, entity) => {
    const { all } = calls(entity.name);
    const [whole] = (await office.call('GET', `${all}?size=1`)).body[entity.collection];
    const names = Object.keys(entity.fields).filter((name, place) => place % 3 === 0 && name !== 'password');
    const { status, body } = await office.call('GET', `${all}?size=1&${FIELDS}=${names.join(',')},created_at`);
    expect(status).toBe(200);
    if (!whole) return;
    const known = [
      'id',
      ...('version' in whole ? ['version'] : []),
      ...names.filter(name => name in whole),
      'created_at',
    ];
    expect(body[entity.collection]).toEqual([Object.fromEntries(known.map(name => [name, whole[name]]))]);
  },
);

it('names that there are none of are passed over, and nothing asked for is the whole', async () => {
  const { id } = await createSample(office, order);
  const odd = await toldOf(office, order, id, `${FIELDS}=status,,nonsense,password,__proto__,items.quantity,status`);
  expect(Object.keys(odd).toSorted()).toEqual(['id', 'status', 'version']);
  expect(Object.keys(await toldOf(office, order, id, `${FIELDS}=nonsense`))).toEqual(['id', 'version']);
  expect(await toldOf(office, order, id, `${FIELDS}=`)).toEqual(await toldOf(office, order, id, ''));
});

it('a list is ordered and narrowed by what it does not show', async () => {
  const made = await createSample(office, order);
  const query = `status=${made['status']}&ordering=-order_date,-id&size=500&${FIELDS}=id`;
  const { body } = await office.call('GET', `${calls('order').all}?${query}`);
  expect(body.orders).toContainEqual({ id: made.id, version: made['version'] });
  expect(body.total_elements).toBe(body.orders.length);
});

it('lines and their titles come when they are asked for alone', async () => {
  const { id } = await createSample(office, order);
  const { items } = await toldOf(office, order, id, '');
  expect(items.length).toBeGreaterThan(0);
  const thin = await toldOf(office, order, id, `${FIELDS}=party&${TITLES}=true`);
  expect(thin).not.toHaveProperty('items');
  expect(Object.keys(thin[NAMED])).toEqual(['party']);
  const lines = await toldOf(office, order, id, `${FIELDS}=items&${TITLES}=true`);
  expect(lines.items).toEqual(items);
  expect(Object.keys(lines[NAMED])).toContain('stock_item');
});

it('a field is asked for in vain by whoever may not read it, and a sealed one stays masked', async () => {
  const secret = { passport_number: 'BX0123456' };
  const { id } = await createSample(office, pilgrim, secret);
  const asked = `${FIELDS}=passport_number`;
  expect(await toldOf(office, pilgrim, id, asked)).toMatchObject(secret);
  const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST']);
  expect((await toldOf(clerk, pilgrim, id, asked)).passport_number).toBe('•••• 3456');
  const colleague = await hire(office, ['EMPLOYEE_LIST']);
  const guarded = Object.entries(employee.fields).filter(([, field]) => field.readable);
  expect(guarded.length).toBeGreaterThan(0);
  const names = guarded.map(([name]) => name).join(',');
  const { body } = await colleague.call('GET', `${calls(employee.name).all}?${FIELDS}=${names}`);
  for (const row of body[employee.collection]) expect(Object.keys(row).toSorted()).toEqual(['id', 'version']);
});

it('menus of roles come whole, since they are told under names of their own', async () => {
  await createSample(office, role);
  const whole = await office.call('GET', '/role_menu/api/v1/role_menu/all');
  const asked = await office.call('GET', `/role_menu/api/v1/role_menu/all?${FIELDS}=id`);
  expect(asked.body).toEqual(whole.body);
});

it('a page of pilgrims is less than a fifth of the whole records when it is asked for its columns', async () => {
  for (let n = 0; n < 5; n += 1) await createSample(office, pilgrim);
  const bytesOf = async (query: string) =>
    JSON.stringify((await office.call('GET', `${calls(pilgrim.name).all}?${query}`)).body).length;
  const asked = `${FIELDS}=${pilgrim.list.join(',')}`;
  expect((await bytesOf(asked)) / (await bytesOf(''))).toBeLessThan(0.2);
});
