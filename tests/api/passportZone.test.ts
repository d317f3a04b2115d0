import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { tamper } from '../support/tamper.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const PASSPORT = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const VISA = 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<';
const CARD = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';
const someone = { given_names: 'Anna', gender: 'female', birth_date: '1974-08-12', pilgrim_type: 'hajj' } as const;
const refused = [
  ['a visa', VISA, 'zone_of_visa'],
  ['a visa in one line', VISA.replace('\n', ' '), 'zone_of_visa'],
  ['a card', CARD, 'zone_of_card'],
  ['something else', 'see the scan', 'zone_unread'],
] as const;

describe('the lines of a passport', () => {
  it.each(refused)('are not those of %s, in a new file, a known one and an import', async (_, text, code) => {
    const id = await journeys.pilgrim();
    const body = { passport_mrz: text };
    for (const reply of [
      await office.call('POST', pilgrims.create, { body: { ...someone, ...body } }),
      await office.call('PUT', pilgrims.update(id), { body }),
    ])
      expect([reply.status, reply.body.errors]).toMatchObject([400, [{ field: 'passport_mrz', code }]]);
    const rows = [{ ...someone, ...body }];
    const { body: report } = await office.call('POST', '/api/imports', {
      body: { entity: 'hajj_passenger_info', rows, commit: true },
    });
    expect(JSON.stringify(report)).toContain(code);
    expect((await journeys.read('hajj_passenger_info', id)).passport_mrz).toBeNull();
  });

  it('are taken, also with a wrong digit; those from before anybody asked stay, and do not go on', async () => {
    const id = await journeys.pilgrim();
    for (const text of [PASSPORT, PASSPORT.replace('740812', '740813')]) {
      const { status, body } = await office.call('PUT', pilgrims.update(id), { body: { passport_mrz: text } });
      expect([status, body.passport_mrz], text).toEqual([200, text]);
    }
    const sealed = office.host.vault.seal(VISA);
    await tamper(office, `update hajj_passenger_info set passport_mrz = '${sealed}' where id = ${id}`);
    const body = { passport_mrz: VISA, given_names: 'Anna Maria' };
    expect((await office.call('PUT', pilgrims.update(id), { body })).status).toBe(200);
    const { body: next } = await journeys.give('hajj_passenger_info', 'new_journey', id);
    expect((await journeys.read('hajj_passenger_info', next.next_file)).passport_mrz).toBeNull();
  });
});
