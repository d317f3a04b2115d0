import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { importing, mistakesOf, outcomesOf } from '../../support/importing.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { pilgrims } from '../../support/pilgrim.ts';
import { createSample, sampleOf } from '../../support/sample.ts';

let office: Office;
let past: number;
let present: number;
beforeAll(async () => {
  office = await openOffice();
  const days = (begins_on: string, ends_on: string) => ({ pilgrim_type: 'hajj', begins_on, ends_on, quota: null });
  past = (await createSample(office, entities.season, { name: 'Hajj 2025', ...days('2025-05-01', '2025-07-01') })).id;
  present = (await createSample(office, entities.season, { name: 'Hajj 2027', ...days('2027-05-01', '2027-07-01') }))
    .id;
});
afterAll(() => office.close());

const numbers = ['passport_number', 'nid_number'];

async function file(values: Record<string, unknown>): Promise<number> {
  const sample = await sampleOf(office, entities.hajj_passenger_info);
  const none = { season: null, nid_number: null, birth_registration_no: null, departure_date: null, return_date: null };
  const body = { ...sample, ...none, pilgrim_type: 'hajj', ...values };
  const reply = await office.call('POST', pilgrims.create, { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.id;
}

const lines = (rows: readonly Record<string, unknown>[]) =>
  importing(office.call, { entity: 'hajj_passenger_info', rows, keys: numbers, commit: false });

it('a pilgrim is found by the numbers that are sealed, however they are spaced', async () => {
  const id = await file({ passport_number: 'BX 1234567', nid_number: '1990 1234567890123', season: present });
  const reply = await lines([{ passport_number: 'bx1234567', surname: 'Karim' }]);
  expect(reply.body.rows).toMatchObject([{ outcome: 'update', id }]);
  // The number of 13 digits is the one of 17 without the year.
  const byNid = await lines([{ nid_number: '1234567890123', surname: 'Karim' }]);
  expect(byNid.body.rows).toMatchObject([{ outcome: 'update', id }]);
});

it('the season of a row says which of several files is meant', async () => {
  await file({
    passport_number: 'CX1234567',
    season: past,
    departure_date: '2025-05-10',
    return_date: '2025-06-20',
  });
  const later = await file({ passport_number: 'CX1234567', season: present });
  const reply = await lines([
    { passport_number: 'CX1234567', season: 'Hajj 2027', surname: 'Now' },
    { passport_number: 'CX1234567', surname: 'Either' },
    { passport_number: 'CX1234567', season: 'Hajj 1900', surname: 'Never' },
  ]);
  expect(reply.body.rows[0]).toMatchObject({ outcome: 'update', id: later });
  expect(mistakesOf(reply)).toEqual([
    [2, 'passport_number', 'matches_several', { count: 2 }],
    [3, 'season', 'not_choice', { value: 'Hajj 1900' }],
  ]);
});

it('a file of a season that is over is changed only by a row that says so', async () => {
  const days = { departure_date: '2025-05-10', return_date: '2025-06-20' };
  const id = await file({ passport_number: 'DX1234567', season: past, ...days });
  expect(mistakesOf(await lines([{ passport_number: 'DX1234567', surname: 'Who' }]))).toEqual([
    [1, 'passport_number', 'matches_ended', {}],
  ]);
  const said = await lines([{ passport_number: 'DX1234567', season: 'Hajj 2025', surname: 'Known' }]);
  expect(said.body.rows).toMatchObject([{ outcome: 'update', id }]);
});

it('a file that was withdrawn is changed by none, and another of that season is found beside it', async () => {
  const id = await file({ passport_number: 'EX1234567', season: present });
  await office.pool.query(`update hajj_passenger_info set status = 'cancelled' where id = $1`, [id]);
  const row = { passport_number: 'EX1234567', season: 'Hajj 2027', surname: 'Back' };
  expect(mistakesOf(await lines([row]))).toEqual([[1, 'passport_number', 'matches_ended', {}]]);
  const again = await file({ passport_number: 'EX1234567', season: present });
  expect((await lines([row])).body.rows).toMatchObject([{ outcome: 'update', id: again }]);
});

it('the same number of another country is nobody of here', async () => {
  const [one, other] = [await createSample(office, entities.country), await createSample(office, entities.country)];
  const id = await file({ passport_number: 'FX1234567', passport_country: one.id, season: present });
  const row = { passport_number: 'FX1234567', given_names: 'A', gender: 'male', birth_date: '1990-01-01' };
  const reply = await lines([
    { ...row, passport_country: other['name'] },
    { ...row, passport_country: one['name'] },
  ]);
  expect([outcomesOf(reply), reply.body.rows[1].id]).toEqual([['create', 'update'], id]);
});
