import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
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
