import { describe, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { groupProblems } from '#src/engine/imports/problems/groupProblems.ts';
import { mendOf } from '#src/engine/imports/problems/mendOf.ts';
import { refused, reportOf } from '../../../support/importDraft.tsx';

const { customer } = entities;
const cells: Readonly<Record<string, string>> = {
  '2 customer_type': 'Bags',
  '3 customer_type': 'Hats',
  '4 customer_type': 'Hats',
  '4 primary_phone': '12',
};
const cellOf = (line: number, field: string) => cells[`${line} ${field}`] ?? '';
const unknown = (value: string) => ({
  field: 'customer_type',
  code: 'not_choice' as const,
  params: { value, makes: 1 },
});
const noPhone = { field: 'primary_phone', code: 'not_phone' as const };

describe('the problems of an import', () => {
  it('are one group for a rule in a field, the largest first, each row with its line and cell', () => {
    const rows = [refused(2, unknown('Bags')), refused(3, unknown('Hats')), refused(4, unknown('Hats'), noPhone)];
    const [types, phones, ...others] = groupProblems(reportOf(rows), customer, cellOf);
    expect(others).toEqual([]);
    expect(types).toMatchObject({ field: 'customer_type', code: 'not_choice', makes: true });
    expect(types?.cells.map(({ line, text }) => [line, text])).toEqual([
      [2, 'Bags'],
      [3, 'Hats'],
      [4, 'Hats'],
    ]);
    expect(types?.texts).toEqual([
      { text: 'Hats', lines: [3, 4] },
      { text: 'Bags', lines: [2] },
    ]);
    expect(phones).toMatchObject({ field: 'primary_phone', cells: [{ line: 4, text: '12' }], texts: [], makes: false });
  });

  it('count a row once, however often it breaks the rule', () => {
    const twice = [noPhone, noPhone];
    expect(groupProblems(reportOf([refused(4, ...twice)]), customer, cellOf)[0]?.cells).toHaveLength(1);
  });

  it('name of several references in a cell the one that fails', () => {
    const row = refused(2, { field: 'sizes', code: 'not_choice', params: { value: 'B' } });
    expect(groupProblems(reportOf([row]), entities.product, () => 'A; B')[0]?.texts).toEqual([
      { text: 'B', lines: [2] },
    ]);
  });

  it('take no longer for many rows than for few of them as often', () => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => refused(at + 2, unknown(`${at}`), noPhone));
    const [first] = groupProblems(reportOf(of(20_000)), customer, line => `${line}`);
    expect(first?.texts).toHaveLength(20_000);
  });
});

it.each([
  ['primary_phone', 'not_phone', 'phones'],
  ['last_name', 'required', 'oneValue'],
  ['date_of_birth', 'not_date', 'cells'],
  ['email', 'repeated_row', 'none'],
  ['email', 'matches_several', 'none'],
  ['non_field_errors', 'required', 'none'],
] as const)('%s that breaks %s is mended by %s', (field, code, mend) => {
  const [group] = groupProblems(reportOf([refused(2, { field, code })]), customer, cellOf);
  expect(group && mendOf(group, customer)).toBe(mend);
});

it.each([
  ['gender', 'not_choice', 'options'],
  ['is_active', 'not_flag', 'options'],
  ['city', 'not_choice', 'references'],
] as const)('an unknown text of %s is given a meaning among its %s', (field, code, mend) => {
  const [group] = groupProblems(reportOf([refused(2, { field, code, params: { value: 'x' } })]), customer, () => 'x');
  expect(group && mendOf(group, customer)).toBe(mend);
});
