import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  await openBooks(office);
});
afterAll(() => office.close());

const file = (verb: string, id: number, body: object = {}) => journeys.give('hajj_passenger_info', verb, id, body);
const read = (id: number) => journeys.read('hajj_passenger_info', id);
const leaving = { to_agency: 'Al Noor Travels', transferred_on: DAY, reason: 'Their family goes with them' };
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.reason];

describe('a pilgrim who goes with another agency', () => {
  it('leaves with its name and the day in their file, which is not opened again', async () => {
    const id = await journeys.pilgrim();
    expect((await file('transfer_out', id, leaving)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'transferred_out',
      journey_events: [{ event: 'transferred_out', event_date: DAY, details: 'Al Noor Travels' }],
    });
    expect((await file('reopen_file', id, { reason: 'They are back' })).status).toBe(409);
    const { rows } = await office.pool.query(
      `select reason from history where entity = 'hajj_passenger_info' and record = $1 and command = 'transfer_out'`,
      [id],
    );
    expect(rows).toEqual([{ reason: leaving.reason }]);
  });

  it('is asked for the agency, a day that has come, and why', async () => {
    const id = await journeys.pilgrim();
    const without = async (more: object) => told(await file('transfer_out', id, { ...leaving, ...more }));
    expect(await without({ to_agency: '' })).toEqual([400, 'to_agency', 'required']);
    expect(await without({ transferred_on: '2026-11-22' })).toEqual([400, 'transferred_on', 'future_date']);
    expect(await without({ reason: '' })).toEqual([400, 'reason', 'reason_required']);
    expect((await read(id)).status).toBe('enquiry');
  });

  it('has no open booking: that is cancelled or moved first', async () => {
    const id = await journeys.pilgrim();
    const booking = await journeys.booking(await journeys.departure(1), { pilgrim: id });
    await journeys.give('booking', 'confirm', booking);
    expect(told(await file('transfer_out', id, leaving))).toEqual([409, undefined, 'booking_open']);
    await journeys.give('booking', 'cancel', booking, { cancelled_on: DAY, reason: 'They leave us' });
    expect((await file('transfer_out', id, leaving)).status).toBe(200);
  });

  it('and one who is replaced are no twins of whoever is registered with their number', async () => {
    const number = (passport_number: string) => ({ passport_number });
    const gone = await journeys.pilgrim(number('BX0512345'));
    const again = () =>
      office.call('POST', calls('hajj_passenger_info').create, {
        body: {
          given_names: 'Rahim',
          gender: 'male',
          birth_date: '1980-01-01',
          pilgrim_type: 'umrah',
          ...number('BX0512345'),
        },
      });
    expect((await again()).status).toBe(400);
    expect((await file('transfer_out', gone, leaving)).status).toBe(200);
    expect((await again()).status).toBe(201);
    const booked = await journeys.pilgrim(number('BX0598765'));
    const booking = await journeys.booking(await journeys.departure(1), { pilgrim: booked });
    await journeys.give('booking', 'confirm', booking);
    const another = { pilgrim: await journeys.pilgrim(), replaced_on: DAY, reason: 'They are ill' };
    expect((await journeys.give('booking', 'replace_pilgrim', booking, another)).status).toBe(200);
    expect((await journeys.pilgrim(number('BX0598765'))) > 0).toBe(true);
  });
});
