import { expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { type Choices, noChoices } from '#src/engine/imports/Choices.ts';
import { lineOf } from '#src/engine/imports/columns/ColumnReading.ts';
import { prepare } from '#src/engine/imports/prepare.ts';
import { madeSheet } from '../../../support/madeSheet.ts';

const sheet = madeSheet(
  'Kamal|24-05-1961|rahim@post.example',
  'Nasima|#N/A|nasima@post.example',
  'Salma|30-05-1961|salma@post.example',
);
const names = ['first_name', 'date_of_birth', 'email'] as const;
const targets = Object.fromEntries(names.map((name, at) => [at, { kind: 'field', name } as const]));

const prepared = (choices: Partial<Choices>) =>
  prepare(
    { file: new File([], 'list.csv'), sheet, epoch: 1900, languages: [], isOurs: () => false },
    {
      entity: entities.customer,
      reader: { forms: usualForms, today: '2027-04-05' },
      choices: { ...noChoices, head: -1, targets, ...choices },
    },
  );

test('rows of a sheet without heads are told by their lines in the file', async () => {
  const { rows, findings, readings } = await prepared({});
  expect(rows.map(({ line, values }) => `${line} ${String(values['first_name'])}`)).toEqual([
    '1 Kamal',
    '2 Nasima',
    '3 Salma',
  ]);
  expect(rows.map(({ values }) => values['date_of_birth'])).toEqual(['1961-05-24', '#N/A', '1961-05-30']);
  expect(findings.lost.map(({ line, field }) => `${line} ${field}`)).toEqual(['2 date_of_birth']);
  expect(readings.map(column => lineOf(column, 0))).toEqual([1]);
});

test('what is corrected and left out in them is that line', async () => {
  const { rows } = await prepared({ corrections: { 2: { date_of_birth: '1967-12-13' } }, left: [1] });
  expect(rows.map(({ line, values }) => [line, values['first_name'], values['date_of_birth']])).toEqual([
    [2, 'Nasima', '1967-12-13'],
    [3, 'Salma', '1961-05-30'],
  ]);
});
