import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEntity, type Entity } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { lines, ref, text } from '../../catalog/engine/fields.ts';
import { everyKin } from '../../catalog/registry/persons.ts';
import { tiesTo } from '../../catalog/registry/ties.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const enter = async (name: EntityName, values: Record<string, unknown> = {}): Promise<number> => {
  const { status, body } = await office.call('POST', calls(name).create, {
    body: { ...(await sampleOf(office, entities[name])), ...values },
  });
  expect([status, body.errors], JSON.stringify(body)).toEqual([201, undefined]);
  return body.id;
};
const personAt = (name: string, id: number | string) => `/api/people/${name}/${id}`;
const person = async (name: EntityName, id: number) => (await office.call('GET', personAt(name, id))).body;
const tie = (body: any, entity: EntityName) => body.ties.find((one: { entity: string }) => one.entity === entity);
const others = (body: any) =>
  body.also.map(({ entity, id, because }: Record<string, unknown>) => [entity, id, because]);

describe('the page of a person', () => {
  it('sums up what belongs to her, in all and by state, and shows the newest first', async () => {
    const member = await enter('member', { first_name: 'Rahima', last_name: 'Khatun' });
    const cause = (await createSample(office, entities.cause)).id;
    const give = (amount: string) => enter('donation', { member, cause, amount });
    const gifts = [await give('100.10'), await give('0.20'), await give('9007199254740993.33')];
    await enter('donation', { cause });
    await office.call('POST', calls('donation').transition(Number(gifts[0])), {
      body: { to: 'received' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const body = await person('member', member);
    expect(body.person).toMatchObject({
      entity: 'member',
      id: member,
      title: 'Rahima Khatun',
      image: null,
      record: { first_name: 'Rahima', subscription: 'active' },
    });
    const donations = tie(body, 'donation');
    expect(donations).toMatchObject({ field: 'member', total: 3, sums: { amount: '9007199254741093.63' } });
    expect(donations.states.sort((one: any, other: any) => one.state.localeCompare(other.state))).toEqual([
      { state: 'pledged', total: 2, sums: { amount: '9007199254740993.53' } },
      { state: 'received', total: 1, sums: { amount: '100.10' } },
    ]);
    expect(donations.rows.map((row: { id: number }) => row.id)).toEqual([...gifts].reverse());
    expect(tie(body, 'monthly_subscription')).toMatchObject({
      total: 0,
      sums: { amount: '0.00' },
      states: [],
      rows: [],
    });
    expect(body.history[0]).toMatchObject({
      entity: 'donation',
      record: gifts[0],
      action: 'transition',
      to: 'received',
      by_name: 'admin@rihla.example',
    });
    expect(body.history.at(-1)).toMatchObject({ entity: 'member', record: member, action: 'create' });
  });

  it('shows five records of each kind at most, and does not add up prices', async () => {
    const vendor = await enter('vendor');
    for (let n = 0; n < 7; n += 1) await enter('product', { vendor });
    const products = tie(await person('vendor', vendor), 'product');
    expect([products.total, products.rows.length, products.sums]).toEqual([7, 5, {}]);
  });

  it('is the same person under each of her names, with what belongs to her as any of them', async () => {
    const employee = await enter('employee');
    await enter('qualification', { employee });
    const body = await person('user', employee);
    expect(others(body)).toEqual([['employee', employee, 'record']]);
    expect(tie(body, 'qualification')).toMatchObject({ total: 1 });
    expect(others(await person('employee', employee))).toEqual([['user', employee, 'record']]);
  });

  it('names pilgrims and accounts that share a telephone, an email or a number, by the surest sign', async () => {
    const customer = await enter('customer', {
      primary_phone: '+8801899000001',
      email: 'shared@rihla.example',
      nid: '19801234567',
    });
    const byPhone = await enter('hajj_passenger_info', { whatsapp: '+8801899000001' });
    const byMail = await enter('hajj_passenger_info', { email: 'Shared@rihla.example' });
    const byNumber = await enter('hajj_passenger_info', {
      nid_number: '1980 1234 567',
      primary_phone: '+8801899000001',
    });
    await enter('hajj_passenger_info', { nid_number: '19801234568', emergency_phone: '+8801899000001' });
    const found = others(await person('customer', customer)).filter(
      ([entity]: string[]) => entity === 'hajj_passenger_info',
    );
    expect(found.sort()).toEqual(
      [
        ['hajj_passenger_info', byPhone, 'phone'],
        ['hajj_passenger_info', byMail, 'email'],
        ['hajj_passenger_info', byNumber, 'nid'],
      ].sort(),
    );
    expect(others(await person('hajj_passenger_info', byMail))).toEqual([['customer', customer, 'email']]);
  });

  it('recognises a pilgrim of another year by the passport', async () => {
    const file = async (passport_number: string) => {
      const season = await enter('season', { pilgrim_type: 'hajj' });
      return enter('hajj_passenger_info', { passport_number, pilgrim_type: 'hajj', season });
    };
    const [before, now] = [await file('EH0456781'), await file('eh0456781')];
    await enter('hajj_passenger_info', { passport_number: 'EH04567812' });
    expect(others(await person('hajj_passenger_info', now))).toEqual([['hajj_passenger_info', before, 'passport']]);
  });
});

describe('whoever may not see everything', () => {
  it('sees of a person what the own lists would show', async () => {
    const member = await enter('member', { primary_phone: '+8801899000011', nid: '770012', is_active: true });
    await enter('monthly_subscription', { member });
    await enter('donation', { member });
    await enter('hajj_passenger_info', { primary_phone: '+8801899000011', passport_number: 'ZZ7700120' });
    const clerk = await hire(office, ['MEMBER_LIST', 'MEMBER_DETAILS', 'DONATION_LIST']);
    const { status, body } = await clerk.call('GET', personAt('member', member));
    expect([status, body.also]).toEqual([200, []]);
    expect(body.ties.map((one: { entity: string }) => one.entity)).toEqual(['donation']);
    expect(body.history.map((one: { entity: string }) => one.entity)).toEqual(['member']);
  });

  it('is shown a sealed picture only where she may change the record', async () => {
    const { id } = await completePilgrim(office);
    await office.call('PUT', pilgrims.update(id), { body: formOf({ photo: asFile(await jpeg(), 'a.jpg') }) });
    const reader = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS']);
    const pictures = [office, reader].map(
      async who => (await who.call('GET', personAt('hajj_passenger_info', id))).body.person.image,
    );
    expect(await Promise.all(pictures)).toEqual([expect.stringContaining('&sig='), null]);
  });

  it('is not told by a number that she may not read', async () => {
    const member = await enter('member', { nid: '88001122334', primary_phone: null, secondary_phone: null });
    const pilgrim = await enter('hajj_passenger_info', {
      nid_number: '88001122334',
      primary_phone: null,
      secondary_phone: null,
      whatsapp: null,
    });
    const reader = await hire(office, ['MEMBER_DETAILS', 'HAJJ_PASSENGER_INFO_DETAILS', 'HAJJ_PASSENGER_INFO_LIST']);
    expect(others((await reader.call('GET', personAt('member', member))).body)).toEqual([]);
    expect(others(await person('member', member))).toContainEqual(['hajj_passenger_info', pilgrim, 'nid']);
    const masked = (await reader.call('GET', personAt('hajj_passenger_info', pilgrim))).body.person.record
      .passport_number;
    expect(masked).toMatch(/^••••/);
  });

  it('finds nobody of another branch, neither at the address nor among those alike', async () => {
    const [own, foreign] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const here = await enter('customer', { branch: own.id, primary_phone: '+8801899000021' });
    const there = await enter('hajj_passenger_info', { branch: foreign.id, primary_phone: '+8801899000021' });
    const clerk = await hire(office, ['CUSTOMER_DETAILS', 'HAJJ_PASSENGER_INFO_DETAILS'], { branch: own.id });
    expect((await clerk.call('GET', personAt('hajj_passenger_info', there))).status).toBe(404);
    expect(others((await clerk.call('GET', personAt('customer', here))).body)).toEqual([]);
    expect(others(await person('customer', here))).toContainEqual(['hajj_passenger_info', there, 'phone']);
  });

  it('is told of nothing in another branch that points to somebody in her own', async () => {
    const [own, foreign] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const mahram = await enter('hajj_passenger_info', { branch: own.id });
    const near = await enter('hajj_passenger_info', { branch: own.id, mahram });
    const far = await enter('hajj_passenger_info', { branch: foreign.id, mahram });
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_DETAILS', 'HAJJ_PASSENGER_INFO_LIST'], { branch: own.id });
    const pilgrims = (body: any) => {
      const { total, rows } = body.ties.find(({ field }: { field: string }) => field === 'mahram');
      return [total, rows.map((row: { id: number }) => row.id)];
    };
    expect(pilgrims((await clerk.call('GET', personAt('hajj_passenger_info', mahram))).body)).toEqual([1, [near]]);
    expect(pilgrims(await person('hajj_passenger_info', mahram))).toEqual([2, [far, near]]);
  });

  it('is turned away without the right, without a session, and where nobody is', async () => {
    const id = await enter('vendor');
    expect((await office.call('GET', personAt('vendor', id), { as: 'user' })).status).toBe(403);
    expect((await office.call('GET', personAt('vendor', id), { as: 'guest' })).status).toBe(401);
    for (const path of [
      personAt('vendor', 2_000_000_000),
      personAt('vendor', 'x'),
      personAt('city', 1),
      personAt('nobody', 1),
    ]) {
      expect((await office.call('GET', path)).status, path).toBe(404);
    }
  });
});

describe('the catalogue', () => {
  it('knows every person by signs that the record has', () => {
    for (const { root, signs } of everyKin)
      for (const name of Object.values(signs).flat()) expect(Object.keys(root.fields), root.name).toContain(name);
  });

  it('finds what points to a person from within the lines of a document', () => {
    const order = defineEntity({
      name: 'order',
      collection: 'orders',
      route: 'orders',
      access: 'money',
      fields: {
        code: text({ required: true }),
        seats: lines({ seat: text(), traveller: ref('hajj_passenger_info', { required: true }) }),
      },
      title: ['code'],
      list: ['code'],
      form: { main: ['code', 'seats'] },
      search: ['code'],
    });
    // Read only through its field names, as the catalogue reads its own.
    expect(tiesTo('hajj_passenger_info', [order as unknown as Entity])).toMatchObject([
      { name: 'seats', line: 'traveller' },
    ]);
  });

  it('finds each reference once, however many entities extend the one that has it', () => {
    const all = entityList.flatMap(({ name }) =>
      tiesTo(name).map(one => [one.entity.name, one.name, ...(one.line ? [one.line] : [])].join('.')),
    );
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    expect(all).toContain('donation.member');
    expect(all).not.toContain('employee.city');
  });
});
