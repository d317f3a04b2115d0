import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { providerOf } from '../support/sheetTrip.ts';

let office: Office;
let rent: number;
let owed: number;
beforeAll(async () => {
  office = await openOffice();
  ({ id: rent } = await createSample(office, entities.ledger_account, { name: 'Rent of a shop', code: '77610' }));
  ({ id: owed } = await createSample(office, entities.ledger_account, { name: 'Rent owed', code: 'R-77' }));
});
afterAll(() => office.close());

const imported = (debited: string, credited: string, commit = false) =>
  providerOf(office).importRows(entities.journal.route, {
    rows: [
      {
        journal_date: '2026-06-30',
        items: [
          { ledger: debited, debit_amount: '5.00' },
          { ledger: credited, credit_amount: '5.00' },
        ],
      },
    ],
    commit,
  });

describe('what the lines of an imported row refer to', () => {
  it('is found by its title, and its record is a draft', async () => {
    const { rows } = await imported('rent of a shop', 'Rent owed', true);
    const { body } = await office.call('GET', calls('journal').one(Number(rows[0]?.id)));
    expect(body).toMatchObject({ status: 'draft', amount: '5.00', items: [{ ledger: rent }, { ledger: owed }] });
  });

  it.each([
    ['its number with a sign', () => `#${rent}`],
    ['its title with its number', () => `Rent of a shop #${rent}`],
    ['its code', () => '77610'],
    ['its code before a name', () => '77610 Shop rent'],
    ['its code behind a name', () => 'Shop rent (77610)'],
  ])('is found by %s', async (_, text) => {
    expect((await imported(text(), 'R-77')).totals).toMatchObject({ create: 1, error: 0 });
  });

  it.each([
    ['a bare number, which is none of ours', () => String(rent)],
    ['a title of no record', () => 'Rent of a boat'],
    ['a title with the number of another', () => `Rent of a boat #${rent}`],
  ])('is refused in its line: %s', async (_, text) => {
    const { rows } = await imported('Rent of a shop', text());
    expect(rows).toMatchObject([{ outcome: 'error', errors: [{ field: 'items.1.ledger', code: 'not_choice' }] }]);
  });
});
