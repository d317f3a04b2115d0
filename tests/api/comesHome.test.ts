import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { journeysAsked } from '../../server/modules/hajj/verification/journeysAsked.ts';
import { openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const why = { reason: 'The airline flew them home' };
const EARLIER = '2026-11-20';
const TOMORROW = '2026-11-22';

let departure: number;
let pilgrims: number[];
/** Three are away since the day before. */
beforeEach(async () => {
  departure = await journeys.departure(3, { departure_date: EARLIER });
  pilgrims = [];
  for (let at = 0; at < 3; at += 1) {
    const pilgrim = await journeys.pilgrim();
    await journeys.give('booking', 'confirm', await journeys.booking(departure, { pilgrim, booking_date: EARLIER }));
    await office.pool.query(`update hajj_passenger_info set ${READY} where id = $1`, [pilgrim]);
    pilgrims.push(pilgrim);
  }
  await journeys.give('departure', 'lock_lists', departure);
  const left = await journeys.give('departure', 'depart', departure, { departed_on: EARLIER });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
});

const comeBack = (body: object) => journeys.give('departure', 'come_back', departure, body);
const step = (verb: string, pilgrim = 0, body: object = {}) =>
  journeys.give('hajj_passenger_info', verb, pilgrim, body);
const fileOf = (pilgrim = 0) => journeys.read('hajj_passenger_info', pilgrim);
const errorsOf = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`) ?? body.reason,
];
async function expectSound() {
  for (const { name, offending } of journeysAsked)
    expect((await office.host.db.execute(offending({ heads: [] }))).rows, name).toEqual([]);
}

describe('a group that comes home', () => {
  it('says on which day, and why where that is before the day of its return', async () => {
    expect(errorsOf(await comeBack({}))).toEqual([400, ['returned_on required']]);
    expect(errorsOf(await comeBack({ returned_on: '2026-11-19', ...why }))).toEqual([
      400,
      ['returned_on before_departure'],
    ]);
    expect(errorsOf(await comeBack({ returned_on: TOMORROW, ...why }))).toEqual([400, ['returned_on future_date']]);
    expect(errorsOf(await comeBack({ returned_on: DAY }))).toEqual([400, ['reason early_return']]);
    const home = await comeBack({ returned_on: DAY, ...why });
    expect([home.status, home.body.status, home.body.pilgrims], JSON.stringify(home.body)).toEqual([
      200,
      'returned',
      3,
    ]);
    await expectSound();
  });

  it('needs no reason on the day of its return', async () => {
    await office.pool.query(`update departure set return_date = $2 where id = $1`, [departure, DAY]);
    await office.pool.query('update hajj_passenger_info set return_date = $2 where departure = $1', [departure, DAY]);
    expect((await comeBack({ returned_on: DAY })).body.status).toBe('returned');
  });

  it('leaves behind whom it names: they go on travelling, with what has happened and when', async () => {
    const [ill, dead, fine] = pilgrims;
    const home = await comeBack({
      returned_on: DAY,
      ...why,
      staying: [
        { pilgrim: ill, event: 'hospitalised', event_date: DAY, details: 'King Faisal Hospital' },
        { pilgrim: dead, event: 'died', event_date: EARLIER },
      ],
    });
    expect([home.status, home.body.pilgrims], JSON.stringify(home.body)).toEqual([200, 1]);
    expect((await fileOf(fine)).status).toBe('returned');
    expect(await fileOf(ill)).toMatchObject({
      status: 'travelling',
      journey_events: [{ event: 'hospitalised', event_date: DAY, details: 'King Faisal Hospital' }],
    });
    expect(errorsOf(await step('close_file', ill))).toEqual([409, 'still_away']);
    expect(errorsOf(await step('come_home', ill, { returned_on: TOMORROW }))).toEqual([
      400,
      ['returned_on future_date'],
    ]);
    expect(errorsOf(await step('come_home', ill, { returned_on: '2026-11-01' }))).toEqual([
      400,
      ['returned_on before_departure'],
    ]);
    const back = await step('come_home', ill, { returned_on: DAY });
    expect(back.body).toMatchObject({
      status: 'returned',
      journey_events: [{ event: 'hospitalised' }, { event: 'came_home', event_date: DAY }],
    });
    // Nothing is closed by itself; whoever has died does not come home.
    expect(await fileOf(dead)).toMatchObject({ status: 'travelling', journey_events: [{ event: 'died' }] });
    expect(errorsOf(await step('come_home', dead, { returned_on: DAY }))).toEqual([409, 'has_died']);
    expect((await step('close_file', dead)).body.status).toBe('closed');
    expect((await step('close_file', ill)).body.status).toBe('closed');
    await expectSound();
  });

  it('names only who is away with it, each once, on a day of the journey', async () => {
    const [one] = pilgrims;
    const stranger = await journeys.pilgrim();
    const staying = [
      { pilgrim: one, event: 'overstayed', event_date: '2026-11-19' },
      { pilgrim: one, event: 'overstayed', event_date: TOMORROW },
      { pilgrim: stranger, event: 'other_day', event_date: DAY },
    ];
    expect(errorsOf(await comeBack({ returned_on: DAY, ...why, staying }))).toEqual([
      400,
      [
        'staying.0.event_date before_departure',
        'staying.1.pilgrim named_twice',
        'staying.1.event_date future_date',
        'staying.2.pilgrim not_on_departure',
      ],
    ]);
  });

  it('is settled once somebody says that all bills are in, whose name and day are kept', async () => {
    await comeBack({ returned_on: DAY, ...why });
    const settle = (bills_in?: boolean) => journeys.give('departure', 'settle_departure', departure, { bills_in });
    expect(errorsOf(await settle(false))).toEqual([400, ['bills_in bills_not_in']]);
    expect((await settle()).status).toBe(400);
    const settled = await settle(true);
    expect(settled.body, JSON.stringify(settled.body)).toMatchObject({ status: 'settled', bills_in_on: DAY });
    expect(settled.body.bills_in_by).toBe('admin');
  });
});
