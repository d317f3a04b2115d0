import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { withCorrections } from '#src/engine/imports/problems/decisions.ts';
import { cellTextOf } from '#src/engine/imports/problems/mends/cellTextOf.ts';
import { draftOf } from '../../../support/importDraft.tsx';

const { cause } = entities;
const lines = ['name|goal_amount|start_date|ends', 'Well|1.200,50|25/04/2027|', 'School|||'];

/** What is sent of the second row once an empty cell of it says a value of the form. */
async function sent(name: string, value: unknown): Promise<unknown> {
  const field = cause.fields[name];
  const text = field && cellTextOf(field, value, 'comma');
  const { choices } = await draftOf(cause, { lines });
  const corrected = withCorrections(choices, name, new Map([[3, text ?? '']]));
  const { prepared } = await draftOf(cause, { lines, choices: corrected });
  expect(prepared.readings.filter(({ read }) => read.isAsked)).toEqual([]);
  expect(prepared.findings.lost).toEqual([]);
  return prepared.rows.at(1)?.values[name];
}

it.each([
  ['goal_amount', '1500.00', '1500.00'],
  ['goal_amount', '1500.50', '1500.50'],
  ['start_date', '2027-05-01', '2027-05-01'],
])('a value of the form in %s, %s, is read as it was meant among cells in another form', async (name, value, read) => {
  expect(await sent(name, value)).toBe(read);
});
