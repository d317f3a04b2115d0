import { describe, expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { canonicalSheet } from '#src/engine/imports/assign/canonicalSheet.ts';
import { headingsKey } from '#src/engine/imports/assign/headingsKey.ts';
import { splitName } from '#src/engine/imports/assign/splitName.ts';
import { valuesToMap } from '#src/engine/imports/assign/valuesToMap.ts';
import { sheetWords } from '#src/engine/imports/sheetWords.ts';
import { madeSheet } from '../../../support/madeSheet.ts';

const plain = { constants: {}, left: new Set<number>(), valueMaps: {} };

describe('the canonical sheet', () => {
  const sheet = madeSheet(
    'List',
    'Name | Sex | Street | Street 2 | Own',
    'Amina Karim | F | 1 Road | Flat 2 | x',
    ' | | | |',
    'Ali Demir | M | 3 Road | | y',
    'Total | 2',
  );
  const table = { head: 1, heads: sheet[1]?.map(String) ?? [], leftOut: [] };

  test('has the fields first and each record in the row of its line', () => {
    const assigned = [
      { kind: 'split', names: ['given_names', 'surname'], by: 'last_word' },
      { kind: 'field', name: 'gender' },
      { kind: 'field', name: 'present_address', join: 1 },
      { kind: 'field', name: 'present_address', join: 2 },
      { kind: 'left' },
    ] as const;
    const asked = {
      constants: { pilgrim_type: 'hajj' },
      left: new Set([6]),
      valueMaps: { gender: { F: 'female', M: 'male' } },
    };
    expect(canonicalSheet(sheet, table, assigned, asked)).toEqual([
      ['gender', 'present_address', 'given_names', 'surname', 'pilgrim_type'],
      [],
      ['female', '1 Road, Flat 2', 'Amina', 'Karim', 'hajj'],
      [],
      ['male', '3 Road', 'Ali', 'Demir', 'hajj'],
      [],
    ]);
  });

  test('has a column for the titles of names, where one is asked for and a name has one', () => {
    const names = madeSheet('Name', 'Mrs Amina Karim', 'Ali Demir');
    const heads = { head: 0, heads: ['Name'], leftOut: [] };
    const assigned = [{ kind: 'split', names: ['given_names', 'surname'], by: 'last_word' }] as const;
    expect(canonicalSheet(names, heads, assigned, { ...plain, titles: 'honorific' })).toEqual([
      ['given_names', 'surname', 'honorific'],
      ['Amina', 'Karim', 'Mrs'],
      ['Ali', 'Demir', ''],
    ]);
    expect(canonicalSheet(names, heads, assigned, plain)[1]).toEqual(['Amina', 'Karim']);
    expect(canonicalSheet(names.slice(0, 1), heads, assigned, { ...plain, titles: 'honorific' })).toEqual([
      ['given_names', 'surname'],
    ]);
  });

  test('of a sheet without heads begins with its first record', () => {
    const records = madeSheet('Amina | 5', 'Ali | 6');
    const assigned = [{ kind: 'field', name: 'name' }, { kind: 'left' }] as const;
    expect(canonicalSheet(records, { head: -1, heads: ['', ''], leftOut: [] }, assigned, plain)).toEqual([
      ['name'],
      ['Amina'],
      ['Ali'],
    ]);
  });

  test('keeps what a file keeps as a number', () => {
    const cell = { decimal: '12.5' };
    const assigned = [{ kind: 'field', name: 'unit_price' }] as const;
    expect(canonicalSheet([['Price'], [cell]], { head: 0, heads: ['Price'], leftOut: [] }, assigned, plain)).toEqual([
      ['unit_price'],
      [cell],
    ]);
  });
});

test.each([
  ['Mohammad Abdul  Karim', 'last_word', ['Mohammad Abdul', 'Karim']],
  ['Karim, Mohammad Abdul', 'comma', ['Karim', 'Mohammad Abdul']],
  ['Demir Ali Can', 'first_word', ['Demir', 'Ali Can']],
  ['Karim', 'last_word', ['Karim', '']],
] as const)('%s is parted by %s', (name, by, parts) => {
  expect(splitName(name, by)).toEqual(parts);
});

test('texts that mean no option are told with what they mean elsewhere', async () => {
  const sheet = madeSheet(
    'gender | marital_status | is_vaccinated | blood_group',
    'M | M | evet | A +ve',
    'M | Female | 1 | A+',
    'Kadın | ? | 1 | O Rh-',
  );
  const told = valuesToMap(sheet, entities.hajj_passenger_info, await sheetWords());
  expect(told.map(({ field, text, count, proposed }) => `${field} ${text} ${count} ${proposed}`)).toEqual([
    'gender M 2 male',
    'marital_status M 1 married',
    'marital_status Female 1 undefined',
    'marital_status ? 1 undefined',
    'is_vaccinated 1 2 true',
    'blood_group A +ve 1 A+',
    'blood_group O Rh- 1 O-',
  ]);
});

test('one program has one key of its heads', () => {
  expect(headingsKey(['E-mail', 'First Name'])).toBe(headingsKey(['e-mail', 'FIRST NAME']));
  expect(headingsKey(['E-mail', 'First Name'])).not.toBe(headingsKey(['First Name', 'E-mail']));
});
