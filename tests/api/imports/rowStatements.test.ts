import { afterAll, beforeAll, expect, it } from 'vitest';
import { madePilgrims } from '../../bench/imports/madePilgrims.ts';
import { importing } from '../../support/importing.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { statementsOf } from '../../support/statements.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** Statements of a trial of so many pilgrims. */
const statementsFor = (many: number) =>
  statementsOf(office, async () => {
    const rows = madePilgrims(many);
    const sheet = { entity: 'hajj_passenger_info', rows, keys: ['passport_number', 'nid_number'], commit: false };
    const { body } = await importing(office.call, sheet);
    expect(body.totals).toMatchObject({ create: many, error: 0 });
  });

it('a pilgrim costs a trial no more statements than they need, however many come before', async () => {
  await statementsFor(1);
  const [one, two, twelve] = [await statementsFor(1), await statementsFor(2), await statementsFor(12)];
  const each = two.length - one.length;
  expect(each).toBeLessThanOrEqual(9);
  expect(twelve.length - one.length).toBe(11 * each);
  // Whoever has no lines has none to take away either.
  const ofLines = two.filter(text => text.includes('from "hajj_passenger_info_journey_events"'));
  expect(ofLines).toHaveLength(2);
});
