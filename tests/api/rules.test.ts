import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEntity } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { money, text } from '../../catalog/engine/fields.ts';
import { checksOf, keysOf } from '../../catalog/engine/rules.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createApp } from '../../server/app.ts';
import { inTransaction } from '../../server/engine/crud/write.ts';
import { enforceRules } from '../../server/engine/schema/enforceRules.ts';
import { checkName, keyName } from '../../server/engine/schema/rules.ts';
import { Problem } from '../../server/platform/problem.ts';
import { recordErrors } from '../../src/engine/editing/recordErrors.ts';
import { openInvented } from '../support/inventedEntity.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const city = calls('city');
const twice = (...fields: string[]) => fields.map(field => ({ field, code: 'taken' }));

/** What whoever writes for an entity is told of a statement that the database refuses. */
async function refused(entity: 'city' | 'cause', statement: string): Promise<Problem> {
  const error: unknown = await inTransaction({ host: office.host, entity: entities[entity] }, tx =>
    tx.execute(statement),
  ).catch((one: unknown) => one);
  if (error instanceof Problem) return error;
  throw error;
}

describe('a key of several fields', () => {
  it('is refused on each of them, in any case, also to a change; and free with one of them another', async () => {
    const { country } = await createSample(office, entities.city, { name: 'Öskemen' });
    const other = await createSample(office, entities.city, { name: 'Öskemen' });
    const again = await office.call('POST', city.create, { body: { name: 'ÖSKEMEN', country } });
    expect([again.status, again.body.errors]).toEqual([400, twice('country', 'name')]);
    const moved = await office.call('PUT', city.update(other.id), { body: { country } });
    expect([moved.status, moved.body.errors]).toEqual([400, twice('country', 'name')]);
    const same = await office.call('PUT', city.update(other.id), { body: { name: 'öskemen' } });
    expect(same.status).toBe(200);
  });

  it('goes to one of many who ask at once; the others hear the same as afterwards', async () => {
    const { country } = await sampleOf(office, entities.city);
    const body = { name: 'Semey', country };
    const replies = await Promise.all(Array.from({ length: 6 }, () => office.call('POST', city.create, { body })));
    const others = replies.filter(({ status }) => status !== 201);
    expect(others.map(one => [one.status, one.body.errors])).toEqual(
      Array.from({ length: 5 }, () => [400, twice('country', 'name')]),
    );
  });

  it('tells nothing of a record that the caller may not know of', async () => {
    const member = (await createSample(office, entities.member, { is_active: true })).id;
    const bills = calls('monthly_subscription');
    const body = { member, subscription_date: '2026-05-01', amount: '5' };
    expect((await office.call('POST', bills.create, { body })).status).toBe(201);
    const gone = await office.call('POST', bills.create, { body: { ...body, member: 2_000_000_000 } });
    expect(gone.body.errors.map((one: { code: string }) => one.code)).toEqual(['unknown_reference']);
  });

  it('is held by the database where the month counts', async () => {
    const bill = await createSample(office, entities.monthly_subscription, { subscription_date: '2026-08-31' });
    const copy = `insert into monthly_subscription (member, subscription_date, amount, status)
      select member, '2026-08-01', amount, status from monthly_subscription where id = ${bill.id}`;
    expect((await refused('city', copy)).code).toBe('taken_elsewhere');
  });
});

describe('lines of one record', () => {
  const packages = calls('tour_package');
  const single = { room_type: 'single_room', price: '10.00' };
  const double = { room_type: 'double_room', price: '20.00' };

  it('are refused at their place when they say the same thing twice, by form, host and database', async () => {
    const body = await sampleOf(office, entities.tour_package);
    const lines = [single, double, { ...single, price: '30.00' }];
    const { status, body: answer } = await office.call('POST', packages.create, {
      body: { ...body, room_prices: lines },
    });
    expect([status, answer.errors]).toEqual([400, [{ field: 'room_prices.2.room_type', code: 'repeated_in_lines' }]]);
    expect(recordErrors(entities.tour_package, { ...body, room_prices: lines })).toEqual(answer.errors);
    const { id } = await createSample(office, entities.tour_package, { room_prices: [single] });
    const copy = `insert into tour_package_room_prices (owner, position, room_type, price)
      select owner, 9, room_type, price from tour_package_room_prices where owner = ${id}`;
    expect((await refused('city', copy)).code).toBe('taken_elsewhere');
    const less = `update tour_package_room_prices set price = -1 where owner = ${id}`;
    expect((await refused('city', less)).code).toBe('rule_elsewhere');
  });

  it('may give each other what no two of them have, and keep their ids', async () => {
    const made = await createSample(office, entities.tour_package, { room_prices: [single, double] });
    const [one, other] = made['room_prices'] as [typeof single, typeof single];
    const swapped = [
      { ...one, room_type: 'double_room' },
      { ...other, room_type: 'single_room' },
    ];
    const { status, body } = await office.call('PUT', packages.update(made.id), { body: { room_prices: swapped } });
    expect([status, body.room_prices]).toEqual([200, swapped]);
  });
});

describe('a rule that the database holds', () => {
  it('is refused on its field when it is the entity’s own', async () => {
    const { id } = await createSample(office, entities.cause);
    const problem = await refused('cause', `update cause set raised_amount = -1 where id = ${id}`);
    expect([problem.status, problem.details.violations]).toEqual([
      400,
      [{ field: 'raised_amount', code: 'too_small', params: { min: 0 } }],
    ]);
  });

  it.each([
    ['a CHECK', `update cause set raised_amount = -1`, ['rule_elsewhere', 'causes', 'raised_amount']],
    [
      'a taken value',
      `insert into country (name) select name from country limit 1`,
      ['taken_elsewhere', 'countries', 'name'],
    ],
    ['a missing target', `update thana set city = 2000000000`, ['rule_elsewhere', 'thanas', 'city']],
  ])('is 409 when it is another entity’s: %s', async (_, statement, [code, by, other]) => {
    await createSample(office, entities.cause);
    await createSample(office, entities.thana);
    const problem = await refused('city', statement);
    expect([problem.status, problem.code, problem.details.params]).toEqual([409, code, { by, other }]);
  });

  it('is an answer in words also when an effect on another entity broke it', async () => {
    const afterChange = async (tx: Office['host']['db']) => {
      await tx.execute(sql`update cause set raised_amount = -1`);
    };
    await createSample(office, entities.cause);
    const app = createApp({ ...office.host, effects: { ...office.host.effects, brand: { afterChange } } });
    const reply = await app.request(calls('brand').create, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${office.tokens.admin}` },
      body: JSON.stringify({ name: 'Makkah Mills' }),
    });
    expect([reply.status, await reply.json()]).toMatchObject([
      409,
      { code: 'rule_elsewhere', detail: 'This would break a rule of the causes (raised_amount).' },
    ]);
  });

  it('holds for an entity that comes later, from form to table', async () => {
    const entry = defineEntity({
      name: 'later_entry',
      collection: 'later_entries',
      route: 'later-entries',
      fields: { name: text({ required: true }), debit: money(), credit: money() },
      title: ['name'],
      list: ['name'],
      form: { main: ['name', 'debit', 'credit'] },
      search: ['name'],
      access: 'money',
      unique: [['name', 'debit']],
      checks: [{ name: 'sides', atMostOnePositive: ['debit', 'credit'] }],
    });
    const ask = await openInvented(office, entry);
    const of = calls('later_entry');
    const first = await ask('POST', of.create, { name: 'One', debit: '5', credit: '0' });
    expect(first.status).toBe(201);
    const both = await ask('PUT', of.update(first.body.id), { credit: '1' });
    expect(both.body.errors).toEqual([{ field: 'debit', code: 'only_one', params: { other: 'credit' } }]);
    const copy = await ask('POST', of.create, { name: 'ONE', debit: '5.00' });
    expect(copy.body.errors).toEqual(twice('name', 'debit'));
    await expect(office.host.db.execute(`update later_entry set credit = 1`)).rejects.toThrow();
  });
});

describe('a database with records that break a new rule', () => {
  const said: Record<string, unknown>[] = [];
  const start = async () => {
    said.length = 0;
    const client = await office.pool.connect();
    await enforceRules(client, line => said.push({ ...line })).finally(() => client.release());
  };

  it('starts, names them in its log, and holds the rule once they are mended', async () => {
    const { db } = office.host;
    const { id, country } = await createSample(office, entities.city, { name: 'Taraz' });
    await db.execute(`drop index city_country_name_key`);
    await db.execute(`alter table cause drop constraint cause_goal_check`);
    await db.execute(`insert into city (name, country) values ('TARAZ', ${Number(country)})`);
    const cause = await createSample(office, entities.cause);
    await db.execute(`update cause set goal_amount = 0 where id = ${cause.id}`);
    await db.execute(`alter table cause add constraint cause_goal_check check (goal_amount >= 0.01) not valid`);
    await start();
    expect(said).toMatchObject([
      { level: 'warn', rule: 'cause_goal_check', records: [cause.id] },
      { level: 'warn', rule: 'city_country_name_key', records: [id, expect.any(Number)] },
    ]);
    await db.execute(`update city set name = 'Taraz, old' where name = 'TARAZ'`);
    await db.execute(`update cause set goal_amount = 5 where id = ${cause.id}`);
    await start();
    expect(said).toEqual([]);
    expect(
      (await refused('city', `insert into city (name, country) values ('taraz', ${Number(country)})`)).status,
    ).toBe(400);
  });

  it('holds every rule of the catalogue otherwise', async () => {
    const { rows } = await office.host.db.execute<{ name: string }>(sql`
      select conname as name from pg_constraint where contype = 'c' and convalidated
      union all select indexname from pg_indexes where indexname like '%\\_key'`);
    const held = new Set(rows.map(({ name }) => name));
    const wanted = entityList.flatMap(one => [
      ...keysOf(one).map(key => keyName(one, key)),
      ...checksOf(one).map(check => checkName(one, check)),
    ]);
    expect(wanted.filter(name => !held.has(name))).toEqual([]);
  });
});

it('the description of the API tells the rules', async () => {
  const { body } = await office.call('GET', '/openapi.json', { as: 'guest' });
  const { schemas } = body.components;
  expect(schemas.city_input.description).toBe('No two records have the same country and name.');
  expect(schemas.monthly_subscription_change.description).toContain('the month of subscription_date');
  expect(schemas.cause_input.description).toContain('end_date > start_date.');
});
