import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { readColumns, withColumns } from '../../src/engine/imports/columns/readColumns.ts';
import { columnsOf, rowsOf } from '../../src/engine/imports/recognise.ts';
import { type Office, openOffice } from '../support/office.ts';
import { providerOf } from '../support/sheetTrip.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

it('the host keeps what a column was read as, whatever its own setting would make of the cell alone', async () => {
  const { cause: entity } = entities;
  const sheet = [
    ['name', 'goal_amount', 'start_date'],
    ['Well', '1.200', '05/04/2027'],
    ['School', '1.200,50', '04/25/2027'],
    ['Books', { decimal: '7.5' }, { decimal: '46482' }],
  ];
  const heading = { languages: [], isOurs: () => false };
  const columns = columnsOf(entity, sheet, heading);
  const reader = { today: '2026-11-21' };
  const readings = readColumns(sheet, { entity, columns, reader, epoch: 1900, choices: {} });
  const rows = withColumns(rowsOf(entity, sheet, heading), readings).map(({ values }) => values);
  await providerOf(office).importRows(entity.route, { rows, commit: true });
  const { body } = await office.call('GET', calls('cause').everything);
  const kept = (body.causes as Record<string, unknown>[]).toSorted((a, b) => Number(a['id']) - Number(b['id']));
  expect(kept.map(one => [one['name'], one['goal_amount'], one['start_date']])).toEqual([
    ['Well', '1200.00', '2027-05-04'],
    ['School', '1200.50', '2027-04-25'],
    ['Books', '7.50', '2027-04-05'],
  ]);
});
