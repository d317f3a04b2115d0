import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { askingForHajj } from '../support/pilgrim.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
let payer: number;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  payer = await (await openBooks(office)).party('A guest');
});
afterAll(() => office.close());

let named = 0;
const season = (more: object = {}) =>
  madeOf(office, 'season', {
    name: `Umrah ${(named += 1)}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-01-01',
    ends_on: '2028-12-31',
    ...more,
  });
const change = (entity: 'hajj_passenger_info' | 'departure' | 'season', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });
const close = async (id: number) => expect((await change('season', id, { is_open: false })).status).toBe(200);
const file = (verb: string, id: number, body: object = {}) => journeys.give('hajj_passenger_info', verb, id, body);
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const statusOf = async (id: number) => (await journeys.read('hajj_passenger_info', id)).status;
const holding = { hold_until: '2026-12-01' };
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.reason];
const refused = [400, 'season', 'season_closed'];
/** A person who is registered in a season, on a departure of it. */
async function registered(departure: number): Promise<{ id: number; booking: number }> {
  const id = await journeys.pilgrim();
  const booking = await journeys.booking(departure, { pilgrim: id });
  const { status, body } = await give('confirm', booking);
  expect([status, body.file_lacks], JSON.stringify(body)).toEqual([200, null]);
  return { id, booking };
}
/** What stands in the way of a command of a record, as its page shows it. */
const barOf = async (entity: 'booking' | 'hajj_passenger_info', id: number, verb: string) =>
  (await journeys.read(entity, id)).commands.find((one: { verb: string }) => one.verb === verb);

describe('a closed season takes no file', () => {
  it('that names it when it is made, by form, copy or API, and is named itself', async () => {
    const closed = await season({ name: 'Spring of Umrah', is_open: false });
    const person = { given_names: 'Rahim', gender: 'male', birth_date: '1980-01-01', pilgrim_type: 'umrah' };
    const reply = await office.call('POST', calls('hajj_passenger_info').create, {
      body: { ...person, season: closed },
    });
    expect(told(reply)).toEqual(refused);
    expect(JSON.stringify(reply.body)).toContain('Spring of Umrah is closed');
  });

  it('that comes into it from another season or from none', async () => {
    const [open, closed] = [await season(), await season({ is_open: false })];
    const [from, without] = [await journeys.pilgrim({ season: open }), await journeys.pilgrim()];
    for (const id of [from, without])
      expect(told(await change('hajj_passenger_info', id, { season: closed }))).toEqual(refused);
    expect((await journeys.read('hajj_passenger_info', from)).season).toBe(open);
  });

  it('of a sheet, whose line says so in words before anything is kept', async () => {
    const closed = await season({ name: 'Autumn of Umrah', is_open: false });
    const person = { gender: 'male', birth_date: '1980-01-01', pilgrim_type: 'umrah' };
    const rows = [
      { ...person, given_names: 'In time', season: await season() },
      { ...person, given_names: 'Too late', season: 'Autumn of Umrah' },
      { ...person, given_names: 'Too soon', status: 'registered' },
    ];
    const asked = { entity: 'hajj_passenger_info', rows };
    const { body } = await office.call('POST', '/api/imports', { body: { ...asked, commit: false } });
    expect(
      body.rows?.map((one: { outcome: string }) => one.outcome),
      JSON.stringify(body),
    ).toEqual(['create', 'error', 'error']);
    expect(body.rows[1].errors).toMatchObject([
      { field: 'season', code: 'season_closed', text: 'Autumn of Umrah is closed: it takes nobody new.' },
    ]);
    expect(body.rows[2].errors).toMatchObject([{ field: 'status' }]);
    expect(closed).toBeGreaterThan(0);
  });

  it('but leaves those that are in it as they were, open to any other change', async () => {
    const its = await season();
    const id = await journeys.pilgrim({ season: its });
    await close(its);
    expect((await change('hajj_passenger_info', id, { season: its, room: '12' })).status).toBe(200);
    expect((await change('hajj_passenger_info', id, { season: null })).status).toBe(200);
    expect(told(await change('hajj_passenger_info', id, { season: its }))).toEqual(refused);
  });
});

describe('a closed season registers', () => {
  it('nobody from outside, and says so before', async () => {
    const its = await season({ name: 'Closed for all' });
    const { tour_package } = await journeys.read('departure', await journeys.departure(1));
    const id = await journeys.pilgrim({ season: its, tour_package });
    await close(its);
    const reply = await file('register', id);
    expect([reply.status, reply.body.reason, reply.body.detail]).toEqual([
      409,
      'season_closed',
      'Closed for all is closed: it takes nobody new.',
    ]);
    expect(await barOf('hajj_passenger_info', id, 'register')).toMatchObject({
      blocked: 'season_closed',
      params: { season: 'Closed for all' },
    });
    const many = calls('hajj_passenger_info').command('register');
    const { body } = await office.call('POST', many, { body: { ids: [id] } });
    expect(body.results).toMatchObject([{ id, status: 409, detail: 'Closed for all is closed: it takes nobody new.' }]);
    expect(await statusOf(id)).toBe('enquiry');
  });

  it('nobody before it either: for Hajj they are pre-registered first', async () => {
    const its = await season({ pilgrim_type: 'hajj' });
    const { id } = await askingForHajj(office);
    expect((await change('hajj_passenger_info', id, { season: its })).status).toBe(200);
    await close(its);
    expect(told(await file('pre_register', id))).toEqual([409, undefined, 'season_closed']);
  });

  it('whoever has a seat in it since it was open, and lets them go on', async () => {
    const its = await season({ first_instalment_asked: true });
    const id = await journeys.pilgrim();
    const booking = await journeys.booking(await journeys.departure(2, { season: its }), {
      pilgrim: id,
      price: '9.00',
    });
    expect((await give('confirm', booking)).body.file_lacks).toBe('first_instalment_due');
    await change('season', its, { is_open: false, first_instalment_asked: false });
    expect((await file('register', id)).status).toBe(200);
    expect((await file('request_documents', id)).status).toBe(200);
  });

  it('whoever is named for a seat that was sold before, within the quota', async () => {
    const its = await season({ quota: 1 });
    const departure = await journeys.departure(2, { season: its });
    const unnamed = { pilgrim: null, party: payer };
    const [sold, other] = [await journeys.booking(departure, unnamed), await journeys.booking(departure, unnamed)];
    for (const id of [sold, other]) expect((await give('confirm', id)).status).toBe(200);
    await close(its);
    const name = async (id: number) => give('name_pilgrim', id, { pilgrim: await journeys.pilgrim() });
    const named = await name(sold);
    expect([named.status, named.body.file_lacks], JSON.stringify(named.body)).toEqual([200, null]);
    const beyond = await name(other);
    expect([beyond.status, beyond.body.file_lacks]).toEqual([200, 'season_full']);
  });

  it('whoever comes back, as far as they had come', async () => {
    const its = await season();
    const { id, booking } = await registered(await journeys.departure(2, { season: its }));
    const cancelling = { cancelled_on: DAY, reason: 'They are ill', ends_file: true };
    expect((await give('cancel', booking, cancelling)).status).toBe(200);
    expect(await statusOf(id)).toBe('cancelled');
    await close(its);
    expect((await file('reopen_file', id, { reason: 'They are well' })).status).toBe(200);
    expect(await statusOf(id)).toBe('registered');
  });
});

describe('a departure of a closed season', () => {
  it.each([
    ['wait_for_seat', {}],
    ['hold_seat', holding],
    ['confirm', {}],
  ])('takes no new booking by %s, and says so before', async (verb, body) => {
    const its = await season({ name: `Shut ${verb}` });
    const departure = await journeys.departure(3, { season: its });
    const [booking, unnamed] = [
      await journeys.booking(departure),
      await journeys.booking(departure, { pilgrim: null, party: payer }),
    ];
    await close(its);
    for (const id of [booking, unnamed]) {
      expect(await barOf('booking', id, verb)).toMatchObject({
        blocked: 'season_closed',
        params: { season: `Shut ${verb}` },
      });
      expect(told(await give(verb, id, body))).toEqual([409, undefined, 'season_closed']);
    }
    expect((await journeys.read('departure', departure)).booked).toBe(0);
  });

  it('confirms no seat that was held, unless its pilgrim is registered there already', async () => {
    const its = await season();
    const departure = await journeys.departure(3, { season: its });
    const { tour_package } = await journeys.read('departure', departure);
    const [inside, outside] = [await journeys.pilgrim({ season: its, tour_package }), await journeys.pilgrim()];
    expect((await file('register', inside)).status).toBe(200);
    const [one, other] = [
      await journeys.booking(departure, { pilgrim: inside }),
      await journeys.booking(departure, { pilgrim: outside }),
    ];
    for (const id of [one, other]) expect((await give('hold_seat', id, holding)).status).toBe(200);
    await close(its);
    expect((await give('confirm', one)).status).toBe(200);
    expect(told(await give('confirm', other))).toEqual([409, undefined, 'season_closed']);
    const again = await journeys.booking(departure, { pilgrim: await journeys.pilgrim() });
    expect((await give('give_up_seat', other)).status).toBe(200);
    expect((await give('hold_seat', again, holding)).status).toBe(409);
  });

  it('has nobody named for a seat that is only held who is not registered there already', async () => {
    const its = await season();
    const departure = await journeys.departure(3, { season: its });
    const { tour_package } = await journeys.read('departure', departure);
    const inside = await journeys.pilgrim({ season: its, tour_package });
    await file('register', inside);
    const unnamed = { pilgrim: null, party: payer };
    const [one, other] = [await journeys.booking(departure, unnamed), await journeys.booking(departure, unnamed)];
    for (const id of [one, other]) expect((await give('hold_seat', id, holding)).status).toBe(200);
    await close(its);
    expect(told(await give('name_pilgrim', one, { pilgrim: await journeys.pilgrim() }))).toEqual([
      400,
      'departure',
      'season_closed',
    ]);
    expect((await give('name_pilgrim', other, { pilgrim: inside })).status).toBe(200);
  });

  it('takes who moves within the season, and nobody from another one or from none', async () => {
    const [its, other] = [await season(), await season()];
    const [from, to] = [await journeys.departure(3, { season: its }), await journeys.departure(3, { season: its })];
    const within = await registered(from);
    const held = await journeys.booking(from);
    await give('hold_seat', held, holding);
    const outside = await registered(await journeys.departure(1, { season: other }));
    await close(its);
    const moving = { departure: to, reason: 'They asked for it' };
    expect(told(await give('move_booking', outside.booking, moving))).toEqual([400, 'departure', 'season_closed']);
    for (const id of [within.booking, held]) expect((await give('move_booking', id, moving)).status).toBe(200);
    expect((await journeys.read('hajj_passenger_info', within.id)).departure).toBe(to);
  });

  it('is none that comes from another season with those who are booked on it', async () => {
    const [from, closed] = [await season(), await season({ is_open: false })];
    const [empty, departure] = [
      await journeys.departure(3, { season: from }),
      await journeys.departure(3, { season: from }),
    ];
    const { id } = await registered(departure);
    expect(told(await change('departure', departure, { season: closed }))).toEqual(refused);
    expect((await change('departure', empty, { season: closed })).status).toBe(200);
    expect((await journeys.read('hajj_passenger_info', id)).season).toBe(from);
  });
});
