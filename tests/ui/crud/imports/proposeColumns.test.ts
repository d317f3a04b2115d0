import { describe, expect, test } from 'vitest';
import type { EntityName } from '#catalog/engine/names.ts';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { entities } from '#catalog/registry/entities.ts';
import { findTable } from '#src/engine/imports/assign/findTable.ts';
import type { Target } from '#src/engine/imports/assign/Proposal.ts';
import { proposeColumns } from '#src/engine/imports/assign/proposeColumns.ts';
import { sheetWords } from '#src/engine/imports/sheetWords.ts';
import { madeSheet } from '../../../support/madeSheet.ts';
import { businessExports } from './businessExports.ts';
import { peopleExports } from './peopleExports.ts';
import { pilgrimExports } from './pilgrimExports.ts';

const today = '2026-11-27';
const languages = await sheetWords();

function propose(entity: EntityName, sheet: Sheet, isOurs = (_: string) => false) {
  const table = findTable(sheet, { languages, today });
  return proposeColumns(table, sheet, { entity: entities[entity], languages, isOurs, today });
}

function told(target: Target): string {
  if (target.kind === 'left') return '-';
  if (target.kind === 'split') return target.names.join('+');
  if (target.kind === 'line') return `line ${target.name}`;
  return target.join === undefined ? target.name : `${target.name}#${target.join}`;
}
const fields = (entity: EntityName, ...lines: readonly string[]) =>
  propose(entity, madeSheet(...lines)).proposals.map(({ target }) => told(target));

describe('columns of an export', () => {
  test.each([...peopleExports, ...businessExports, ...pilgrimExports])(
    'of $from, for $entity',
    ({ entity, columns }) => {
      const parted = columns
        .flatMap(line => line.split(' | '))
        .map(column => column.split(' = ').map(part => part.trim()));
      const heads = parted.map(([head = '']) => head);
      const row = parted.map(([, , cell = '']) => cell.replace(/ ?=$/, ''));
      const { proposals } = propose(entity, [heads, row, row]);
      expect(proposals.map(({ head, target }) => `${head} = ${told(target)}`)).toEqual(
        parted.map(([head = '', field = '']) => `${head} = ${field.replace(/ ?=$/, '')}`),
      );
    },
  );
});

describe('cells', () => {
  test('of days under the head of a passport are those of its issue or its end', () => {
    expect(fields('hajj_passenger_info', 'Name | Passport', 'Abdul Karim | 2031-05-04')).toEqual([
      'given_names+surname',
      'passport_expiry_date',
    ]);
    expect(fields('hajj_passenger_info', 'Name | Passport', 'Abdul Karim | 2021-05-04')).toEqual([
      'given_names+surname',
      'passport_issue_date',
    ]);
  });

  test('tell the name of a firm from a mark that somebody is one', () => {
    expect(fields('vendor', 'First name | Company', 'Amina | Karim Traders')).toEqual(['first_name', 'company_name']);
    expect(fields('vendor', 'First name | Company', 'Amina | Yes')).toEqual(['first_name', 'is_company']);
  });

  test('without heads are proposed where they can be nothing else', () => {
    expect(
      fields(
        'hajj_passenger_info',
        'Karim | C1234567 | 05-05-1970 | M | a@b.example',
        'Siti | C1234568 | 05-05-1975 | F | c@b.example',
      ),
    ).toEqual(['-', 'passport_number', 'birth_date', 'gender', 'email']);
  });
});

describe('names', () => {
  test('are parted by how they are written', () => {
    const targetOf = (...lines: readonly string[]) => propose('member', madeSheet(...lines)).proposals[0]?.target;
    expect(targetOf('Full name | Email', 'Amina Karim | a@b.example')).toEqual({
      kind: 'split',
      names: ['first_name', 'last_name'],
      by: 'last_word',
    });
    expect(targetOf('Full name | Email', 'Karim, Amina | a@b.example')).toEqual({
      kind: 'split',
      names: ['last_name', 'first_name'],
      by: 'comma',
    });
    expect(targetOf('Soyadı Adı | E-posta', 'Demir Ali Can | a@b.example')).toEqual({
      kind: 'split',
      names: ['last_name', 'first_name'],
      by: 'first_word',
    });
  });

  test('of somebody called by what they are stand beside those of their firm', () => {
    expect(fields('vendor', 'Vendor | Company name', 'Amina Karim | Karim Traders')).toEqual([
      'first_name+last_name',
      'company_name',
    ]);
    expect(fields('vendor', 'Contact name | First name | Last name', 'Karim Traders | Amina | Karim')).toEqual([
      'company_name',
      'first_name',
      'last_name',
    ]);
  });

  test('beside a column of surnames are given names', () => {
    expect(fields('member', 'Name | Surname | Email', 'Amina | Karim | a@b.example')).toEqual([
      'first_name',
      'last_name',
      'email',
    ]);
  });
});

test('an id is ours only if it is marked so', () => {
  const sheet = madeSheet('ID | Name', '7 | Makkah');
  expect(propose('brand', sheet).proposals[0]).toMatchObject({ target: { kind: 'left' }, confidence: 'sure' });
  expect(propose('brand', sheet, head => head === 'ID').proposals[0]?.target).toEqual({ kind: 'field', name: 'id' });
});

test('what a head says of two fields is told, and required fields without a column', () => {
  const { proposals, missing } = propose(
    'hajj_passenger_info',
    madeSheet('Name | Father / husband', 'Amina Karim | Rahim'),
  );
  expect(proposals[1]).toMatchObject({
    target: { kind: 'left' },
    confidence: 'none',
    rivals: ['father_name', 'spouse_name'],
  });
  expect(missing).toContain('birth_date');
  expect(missing).not.toContain('given_names');
});
