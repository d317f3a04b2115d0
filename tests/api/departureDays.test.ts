import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { changeDays } from '../support/changeDays.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

let made = 0;
const seasonOf = (more: object = {}) =>
  madeOf(office, 'season', {
    name: `Season ${(made += 1)}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-11-01',
    ends_on: '2027-03-01',
    ...more,
  });
const days = { departure_date: '2026-12-06', return_date: '2026-12-20' };
const put = (entity: 'departure' | 'season', id: number, body: object, as: Pick<Office, 'call'> = office) =>
  as.call('PUT', calls(entity).update(id), { body });
const told = ({ status, body }: Reply) => [
  status,
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
];
const paramsOf = ({ body }: Reply, code: string) =>
  body.errors?.find((one: { code: string }) => one.code === code)?.params;
/** A pilgrim with a seat on a departure, and their booking. */
async function booked(departure: number, more: object = {}, verb = 'confirm') {
  const pilgrim = await journeys.pilgrim(more);
  const booking = await journeys.booking(departure, { pilgrim });
  const input = verb === 'hold_seat' ? { hold_until: '2026-11-25' } : {};
  const { status, body } = await journeys.give('booking', verb, booking, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return { pilgrim, booking, number: body.booking_no as string };
}

describe('a departure', () => {
  it('lies within its season, on its first and last day as well', async () => {
    const season = await seasonOf();
    const departure = await journeys.departure(3, { season, departure_date: '2026-11-01', return_date: '2027-03-01' });
    expect(told(await put('departure', departure, { departure_date: '2026-10-31' }))).toEqual([
      400,
      ['departure_date outside_season'],
    ]);
    const late = await put('departure', departure, { return_date: '2027-03-02' });
    expect(told(late)).toEqual([400, ['return_date outside_season']]);
    expect(late.body.return_date[0]).toMatch(/^Season \d+ goes from 2026-11-01 to 2027-03-01\.$/);
    const short = await seasonOf({ ends_on: '2027-02-01' });
    expect(told(await put('departure', departure, { season: short }))).toEqual([400, ['season outside_season']]);
  });

  it('that lay outside before that was asked may be changed otherwise', async () => {
    const season = await seasonOf();
    const departure = await journeys.departure(3, { season, ...days });
    await office.pool.query(`update season set ends_on = '2026-12-01' where id = $1`, [season]);
    expect((await put('departure', departure, { details: 'Gate 4' })).status).toBe(200);
    // Nor does it keep its season from other changes.
    expect((await put('season', season, { ends_on: '2026-12-02' })).status).toBe(200);
  });

  it('is not left outside by its season, which tells how many would be and the first of them', async () => {
    const season = await seasonOf();
    const first = await journeys.departure(3, { season, ...days });
    await journeys.departure(3, { season, departure_date: '2026-12-10', return_date: '2026-12-24' });
    const { code } = await journeys.read('departure', first);
    const later = await put('season', season, { begins_on: '2026-12-15' });
    expect(told(later)).toEqual([400, ['begins_on departures_outside']]);
    expect(paramsOf(later, 'departures_outside')).toEqual({ count: 2, departure: code });
    expect(told(await put('season', season, { ends_on: '2026-12-22' }))).toEqual([400, ['ends_on departures_outside']]);
    const clerk = await hire(office, ['SEASON_UPDATE', 'SEASON_DETAILS']);
    const unseen = await put('season', season, { begins_on: '2026-12-15' }, clerk);
    expect(told(unseen)).toEqual([400, ['begins_on some_outside']]);
    expect(JSON.stringify(unseen.body)).not.toContain(code);
    expect((await put('season', season, { begins_on: '2026-12-06', ends_on: '2026-12-24' })).status).toBe(200);
  });

  it('has no fewer seats than are booked, and says how many these are', async () => {
    const departure = await journeys.departure(3);
    await booked(departure);
    await booked(departure);
    const fewer = await put('departure', departure, { seats: 1 });
    expect(told(fewer)).toEqual([400, ['seats seats_below_booked']]);
    expect(fewer.body.seats).toEqual(['Booked already: 2. The seats are no fewer than that.']);
    expect((await put('departure', departure, { seats: 2 })).status).toBe(200);
  });
});

describe('other days for a departure with bookings', () => {
  it('are given by a command with a reason, and its flights and files follow', async () => {
    const flights = [
      { direction: 'outbound', flight_no: 'SV 803', flight_date: '2026-12-06', pilgrims: 1 },
      { direction: 'inbound', flight_no: 'SV 804', flight_date: '2026-12-19', pilgrims: 1 },
    ];
    const departure = await journeys.departure(3, { ...days, flights });
    for (const return_date of ['2026-12-21', days.return_date])
      expect((await put('departure', departure, { return_date })).status).toBe(200);
    const { pilgrim } = await booked(departure);
    expect(told(await put('departure', departure, { departure_date: '2026-12-05' }))).toEqual([
      400,
      ['departure_date days_by_command'],
    ]);
    expect((await journeys.read('departure', departure)).closed).toContainEqual({
      field: 'return_date',
      because: 'days_by_command',
    });
    const next = { departure_date: '2027-01-06', return_date: '2027-01-21' };
    const path = calls('departure').command('change_days', departure);
    expect(told(await office.call('POST', path, { body: next }))).toEqual([400, ['reason reason_required']]);
    const changed = await changeDays(office, departure, next);
    expect(changed.body).toMatchObject({ ...next, now_red: 0, red_pilgrims: null });
    expect(changed.body.flights.map((one: { flight_date: string }) => one.flight_date)).toEqual([
      '2027-01-06',
      '2027-01-20',
    ]);
    expect(await journeys.read('hajj_passenger_info', pilgrim)).toMatchObject(next);
    expect(told(await changeDays(office, departure, {}))).toEqual([400, ['departure_date same_days']]);
    expect(told(await changeDays(office, departure, { return_date: '2029-01-01' }))).toEqual([
      400,
      ['return_date outside_season'],
    ]);
  });

  it('name everybody who is on another journey then', async () => {
    const [one, two] = [
      await journeys.departure(9, days),
      await journeys.departure(9, { departure_date: '2027-01-06', return_date: '2027-01-20' }),
    ];
    const also = async (name: string) => {
      const { pilgrim } = await booked(one, { given_names: name });
      const next = await journeys.give('hajj_passenger_info', 'new_journey', pilgrim);
      const booking = await journeys.booking(two, { pilgrim: next.body.next_file });
      expect((await journeys.give('booking', 'hold_seat', booking, { hold_until: '2026-11-25' })).status).toBe(200);
    };
    await also('Karim');
    await also('Rahima');
    await booked(one, { given_names: 'Salma' });
    const refused = await changeDays(office, one, { return_date: '2027-01-06' });
    expect(told(refused)).toEqual([400, ['departure_date booked_overlap']]);
    expect(paramsOf(refused, 'booked_overlap')).toEqual({ people: 'Karim, Rahima' });
  });

  it('name whose passport, age or visa is not enough for them, and go on where that is accepted', async () => {
    const season = await seasonOf({ passport_days: 100, minimum_age: 18, ends_on: '2028-03-01' });
    const departure = await journeys.departure(9, { season, ...days });
    const visa = { visa_no: 'V', visa_issue_date: '2026-11-01', visa_expiry_date: '2026-12-31' };
    await booked(departure, { given_names: 'Karim', passport_expiry_date: '2027-04-15' });
    // Who only holds a seat is looked at as well.
    await booked(departure, { given_names: 'Rahima', passport_expiry_date: '2027-04-15' }, 'hold_seat');
    const { pilgrim } = await booked(departure, { given_names: 'Omar', passport_expiry_date: '2030-01-01', ...visa });
    // Who lacks it already is no news.
    await booked(departure, { given_names: 'Hasan' });
    const later = { departure_date: '2027-01-06', return_date: '2027-01-20' };
    const refused = await changeDays(office, departure, later);
    expect(told(refused)).toEqual([
      400,
      ['accept becomes_red', 'passport_expiry_date red_on_days', 'visa_expiry_date red_on_days'],
    ]);
    expect(paramsOf(refused, 'becomes_red')).toEqual({ count: 3 });
    expect(refused.body.passport_expiry_date).toEqual(['Not enough for these days: Karim, Rahima.']);
    expect(refused.body.visa_expiry_date).toEqual(['Not enough for these days: Omar.']);
    expect(await journeys.read('departure', departure)).toMatchObject(days);
    const changed = await changeDays(office, departure, { ...later, accept: true });
    expect(changed.body).toMatchObject({ ...later, now_red: 3, red_pilgrims: 'Karim, Rahima, Omar' });
    expect(await journeys.read('hajj_passenger_info', pilgrim)).toMatchObject(later);
    const child = await booked(departure, { given_names: 'Ali', birth_date: '2009-01-06', ...visa });
    expect(child.pilgrim).toBeGreaterThan(0);
    const earlier = await changeDays(office, departure, { departure_date: '2027-01-05' });
    expect(earlier.body.birth_date).toEqual(['Not enough for these days: Ali.']);
  });

  it('name by the booking whom the caller may not know, and count whose booking they do not see', async () => {
    const departure = await journeys.departure(9, { season: await seasonOf({ passport_days: 100 }), ...days });
    const branch = await madeOf(office, 'branch', { name: 'Sylhet' });
    const passport = { passport_expiry_date: '2027-04-05' };
    const hidden = await booked(departure, { given_names: 'Rahima', branch, ...passport });
    const own = await madeOf(office, 'branch', { name: 'Khulna' });
    await booked(departure, { given_names: 'Karim', branch: own, ...passport });
    const rights = ['DEPARTURE_UPDATE', 'DEPARTURE_DETAILS', 'HAJJ_PASSENGER_INFO_LIST'];
    const clerk = await hire(office, [...rights, 'BOOKING_LIST'], { branch: own });
    const refused = await changeDays(clerk, departure, { return_date: '2027-01-05' });
    expect(paramsOf(refused, 'red_on_days')).toEqual({ people: 'Karim' });
    expect(paramsOf(refused, 'red_on_days_hidden')).toEqual({ count: 1 });
    expect(JSON.stringify(refused.body)).not.toContain(hidden.number);
    expect(refused.body.passport_expiry_date).toContain(
      'Not enough for these days, of bookings that you do not see: 1.',
    );
    const guide = await hire(office, rights.slice(0, 2), { branch: own });
    const unseen = await changeDays(guide, departure, { return_date: '2027-01-05' });
    expect(JSON.stringify(unseen.body)).not.toMatch(/Karim|Rahima/);
  });
});
