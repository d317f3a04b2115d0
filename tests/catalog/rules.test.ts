import { describe, expect, it } from 'vitest';
import { defineEntity, holderOf } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { date, decimal, integer, money } from '../../catalog/engine/fields.ts';
import { brokenRules, checksOf, fieldsOfCheck, fieldsOfKey, keysOf } from '../../catalog/engine/rules.ts';
import { checkName, keyName } from '../../server/engine/schema/rules.ts';
import { safeMigration } from '../../scripts/safeMigration.ts';

const entry = defineEntity({
  name: 'entry',
  collection: 'entries',
  route: 'entries',
  fields: {
    debit: money(),
    credit: money(),
    rate: decimal(),
    low: integer(),
    high: integer(),
    gone: integer(),
    back: integer(),
    from: date(),
    to: date(),
  },
  title: ['debit'],
  list: ['debit'],
  form: { main: ['debit'] },
  search: ['debit'],
  access: 'money',
  checks: [
    { name: 'sides', atMostOnePositive: ['debit', 'credit'] },
    { name: 'rate', left: 'rate', is: '<=', right: 99.995 },
    { name: 'span', left: 'high', is: '>=', right: 'low' },
    { name: 'counted', left: 'gone', plus: 'back', is: '<=', right: 'high' },
    { name: 'days', left: 'to', is: '>', right: 'from' },
  ],
});
const broken = (record: Record<string, unknown>) =>
  // An entity is only ever read through its field names.
  brokenRules(entry as never, record).map(({ field, code }) => `${field} ${code}`);

describe('a rule between fields', () => {
  it('compares the sum of two counters', () => {
    expect(broken({ high: 3, gone: 2, back: 1 })).toEqual([]);
    expect(broken({ high: 3, gone: 2, back: 2 })).toEqual(['gone out_of_proportion']);
    expect(broken({ high: 3, gone: 3 })).toEqual([]);
  });

  it('allows one of two to be above zero', () => {
    expect(broken({ debit: '5.00', credit: '0.00' })).toEqual([]);
    expect(broken({ debit: '0.01', credit: '0.01' })).toEqual(['debit only_one']);
  });

  it('compares to the last digit, whatever the size and the number of places', () => {
    expect(broken({ rate: '99.995' })).toEqual([]);
    expect(broken({ rate: '99.9950000000000000001' })).toEqual(['rate too_large']);
    expect(broken({ rate: '-100' })).toEqual([]);
  });

  it('compares two fields as numbers and as days, and says nothing while one is missing', () => {
    expect(broken({ low: 9, high: 10, from: '2027-01-01', to: '2027-01-02' })).toEqual([]);
    expect(broken({ low: 10, high: 9 })).toEqual(['high out_of_proportion']);
    expect(broken({ from: '2027-01-01', to: '2027-01-01' })).toEqual(['to not_after']);
    expect(broken({ low: 10, high: null, to: '2027-01-01' })).toEqual([]);
  });
});

it('a new rule asks nothing of the rows of an existing table, and everything of a new one', () => {
  const key = 'CREATE UNIQUE INDEX "city_country_name_key" ON "city" USING btree ("country");';
  const check = 'ALTER TABLE "city" ADD CONSTRAINT "city_x_check" CHECK ("x" > 0);';
  expect(safeMigration([key, check, 'DROP INDEX "old_key";'])).toEqual([
    '-- The index city_country_name_key is made at the start, once no two records share it.',
    'ALTER TABLE "city" ADD CONSTRAINT "city_x_check" CHECK ("x" > 0) NOT VALID;',
    'DROP INDEX IF EXISTS "old_key";',
  ]);
  const made = 'CREATE TABLE "city" ("id" integer);';
  expect(safeMigration([made, key])).toEqual([made, key]);
});

describe.each(entityList.filter(one => keysOf(one).length + checksOf(one).length > 0))('rules of $name', entity => {
  const groups = [...keysOf(entity).map(fieldsOfKey), ...checksOf(entity).map(fieldsOfCheck)];

  it('stand in its own table, on values that the database compares as they are', () => {
    for (const name of groups.flat()) {
      expect(holderOf(entity, name).name, name).toBe(entity.name);
      expect(entity.fields[name], name).toBeDefined();
      expect(entity.fields[name]?.sealed, name).toBeFalsy();
      expect(entity.fields[name]?.kind, name).not.toMatch(/^(refs|lines|password)$/);
    }
  });

  it('have names that PostgreSQL keeps whole, and one each', () => {
    const names = [
      ...keysOf(entity).map(key => keyName(entity, key)),
      ...checksOf(entity).map(one => checkName(entity, one)),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter(name => name.length > 63)).toEqual([]);
  });
});
