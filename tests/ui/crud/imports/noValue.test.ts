import { describe, expect, test } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { noValuesOf } from '#src/engine/imports/assign/noValue.ts';
import { withoutNoValues } from '#src/engine/imports/assign/withoutNoValues.ts';
import { madeSheet } from '../../../support/madeSheet.ts';

const { customer, journal } = entities;

/** What of some cells stands for nothing in a field. */
function nothingIn(entity: Entity, name: string, cells: string) {
  const field = entity.fields[name];
  if (!field) throw new Error(name);
  return [...noValuesOf(cells.split(' | '), { name, field })];
}

describe('a word for nothing', () => {
  test.each([
    ['email', 'NULL | n/a | - | – | . | nil | none | amina@post.example', 7],
    ['primary_phone', 'N/A | -- | +8801711000101', 2],
    ['gender', '— | Nil | male | none', 3],
    ['date_of_birth', '0/0/00 | 00/00/0000 | 0000-00-00 | 0000-00-00 00:00:00 | ০০/০০/০০০০ | 01/02/03', 5],
    ['customer_credit_limit', '- | N/A | 0 | 0.00', 2],
  ])('is none of the values of %s', (name, cells, count) => {
    expect(nothingIn(customer, name, cells)).toHaveLength(count);
  });

  test('of a text is one only where most of the column is it', () => {
    expect(nothingIn(customer, 'last_name', '- | Karim | Islam')).toEqual([]);
    expect(nothingIn(customer, 'last_name', '- | - | Islam')).toEqual(['-']);
    expect(nothingIn(customer, 'last_name', 'None | None')).toEqual([]);
  });

  test('may be an option, and that a spreadsheet has lost a cell is told', () => {
    expect(nothingIn(journal, 'settlement', 'none | NULL')).toEqual(['NULL']);
    expect(nothingIn(customer, 'email', '#N/A')).toEqual([]);
  });
});

test('leaves a blank cell in the sheet that is sent, and is told', () => {
  const sheet = madeSheet('first_name|email|date_of_birth', 'Amina|N/A|0000-00-00', 'N/A|a@b.example|1990-01-02');
  const { sheet: read, blanks } = withoutNoValues(sheet, customer);
  expect(blanks).toEqual([
    { text: 'N/A', count: 1 },
    { text: '0000-00-00', count: 1 },
  ]);
  expect(read).toEqual([
    ['first_name', 'email', 'date_of_birth'],
    ['Amina', '', ''],
    ['N/A', 'a@b.example', '1990-01-02'],
  ]);
});
