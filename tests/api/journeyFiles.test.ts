import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { changeDays } from '../support/changeDays.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { askingForHajj } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const step = (verb: string, id: number, body: object = {}) => journeys.give('hajj_passenger_info', verb, id, body);
const fileOf = (id: number) => journeys.read('hajj_passenger_info', id);
const codes = ({ status, body }: { status: number; body: any }) => [
  status,
  body.reason ?? body.errors?.[0]?.code ?? body.code,
];
const errors = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`),
];
const change = (entity: 'hajj_passenger_info' | 'departure' | 'season' | 'booking', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });
const holding = { hold_until: '2026-12-01' };
const cancelling = { cancelled_on: DAY, reason: 'They are ill' };
const moving = { reason: 'They asked for it' };
const boardOf = async (departure: number): Promise<number[]> =>
  (await office.call('GET', `/api/departures/${departure}/fly-board`)).body.pilgrims.map(
    (one: { id: number }) => one.id,
  );
async function booked(departure: number, pilgrim: number, verb = 'confirm', more: object = {}): Promise<number> {
  const id = await journeys.booking(departure, { pilgrim, ...more });
  const reply = await give(verb, id, verb === 'hold_seat' ? holding : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return id;
}
let seasons = 0;
const hajjSeason = (more: object = {}) =>
  madeOf(office, 'season', {
    name: `Hajj ${(seasons += 1)}`,
    pilgrim_type: 'hajj',
    begins_on: '2026-01-01',
    ends_on: '2028-01-01',
    ...more,
  });

describe('the file of a pilgrim', () => {
  it.each(['wait_for_seat', 'hold_seat', 'confirm'])('is taken by one booking at a time, by %s', async first => {
    const [one, other] = [await journeys.departure(3), await journeys.departure(3)];
    const pilgrim = await journeys.pilgrim();
    const taken = await booked(one, pilgrim, first);
    for (const departure of [one, other]) {
      const second = await journeys.booking(departure, { pilgrim });
      for (const [verb, body] of [['wait_for_seat'], ['hold_seat', holding], ['confirm']] as const)
        expect(codes(await give(verb, second, body)), verb).toEqual([409, 'booked_twice']);
    }
    // The booking itself does not stand in its own way.
    if (first !== 'confirm') expect((await give('confirm', taken)).body.status).toBe('confirmed');
  });

  it('is taken by a journey that is over, and free again once its booking is cancelled', async () => {
    const departure = await journeys.departure(3);
    const pilgrim = await journeys.pilgrim();
    const first = await booked(departure, pilgrim);
    const second = await journeys.booking(await journeys.departure(3), { pilgrim });
    await office.pool.query(`update booking set status = 'departed' where id = $1`, [first]);
    expect(codes(await give('confirm', second))).toEqual([409, 'booked_twice']);
    await office.pool.query(`update booking set status = 'confirmed' where id = $1`, [first]);
    await give('cancel', first, cancelling);
    expect((await give('confirm', second)).body.status).toBe('confirmed');
  });

  it('goes to one of two bookings that are confirmed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      // At other times: journeys that overlap are another refusal.
      const later = { departure_date: '2027-03-01', return_date: '2027-03-15' };
      const departures = [await journeys.departure(3), await journeys.departure(3, later)];
      const pilgrim = await journeys.pilgrim();
      const ids: number[] = [];
      for (const departure of departures) ids.push(await journeys.booking(departure, { pilgrim }));
      const replies = await Promise.all(ids.map(id => give('confirm', id)));
      expect(replies.map(one => one.status === 200).sort()).toEqual([false, true]);
      expect(replies.map(one => codes(one)[1])).toContain('booked_twice');
      const seats = await Promise.all(departures.map(async id => (await journeys.read('departure', id)).booked));
      expect(seats.sort()).toEqual([0, 1]);
    }
  });

  it('ends, or is booked, where both are asked at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pilgrim = await journeys.pilgrim();
      const id = await journeys.booking(await journeys.departure(3), { pilgrim });
      const replies = await Promise.all([give('confirm', id), step('cancel_journey', pilgrim, { reason: 'Ill' })]);
      expect(replies.map(one => one.status === 200).sort()).toEqual([false, true]);
    }
  });

  it('is kept from a second booking by the database, too', async () => {
    const pilgrim = await journeys.pilgrim();
    await booked(await journeys.departure(3), pilgrim);
    const second = await journeys.booking(await journeys.departure(3), { pilgrim });
    for (const state of ['waiting', 'held', 'confirmed', 'departed'])
      await expect(
        office.pool.query(`update booking set status = $1 where id = $2`, [state, second]),
      ).rejects.toMatchObject({ constraint: 'booking_of_file' });
  });

  it('stays on its board whatever happens to other bookings of the pilgrim', async () => {
    const [one, other] = [await journeys.departure(3), await journeys.departure(3)];
    const pilgrim = await journeys.pilgrim();
    const drafts = [await journeys.booking(other, { pilgrim }), await journeys.booking(other, { pilgrim })];
    await booked(one, pilgrim);
    for (const id of drafts) {
      const cancelled = await give('cancel', id, cancelling);
      expect([cancelled.status, cancelled.body.status], JSON.stringify(cancelled.body)).toEqual([200, 'cancelled']);
      expect(await boardOf(one)).toEqual([pilgrim]);
    }
    const ending = await journeys.booking(other, { pilgrim });
    expect(errors(await give('cancel', ending, { ...cancelling, ends_file: true }))).toEqual([
      400,
      ['ends_file booking_open'],
    ]);
    expect(await fileOf(pilgrim)).toMatchObject({ departure: one, departure_date: DAY, status: 'registered' });
  });

  it.each(['wait_for_seat', 'hold_seat'])('says nothing of a booking that only did %s', async verb => {
    const days = { departure_date: '2027-03-01', return_date: '2027-03-12' };
    const pilgrim = await journeys.pilgrim(days);
    const id = await booked(await journeys.departure(3), pilgrim, verb);
    expect(await fileOf(pilgrim)).toMatchObject({ departure: null, ...days, status: 'enquiry' });
    await give('give_up_seat', id);
    expect(await fileOf(pilgrim)).toMatchObject({ departure: null, ...days });
  });

  it('that was cancelled, transferred or lost is not booked again', async () => {
    const departure = await journeys.departure(9);
    for (const verb of ['cancel_journey', 'transfer', 'mark_lost']) {
      const pilgrim = await journeys.pilgrim();
      const [draft, free] = [await journeys.booking(departure, { pilgrim }), await journeys.booking(departure)];
      expect((await step(verb, pilgrim, { reason: 'Went elsewhere' })).status, verb).toBe(200);
      for (const [command, body] of [['wait_for_seat'], ['hold_seat', holding], ['confirm']] as const)
        expect(codes(await give(command, draft, body)), command).toEqual([409, 'file_withdrawn']);
      const made = await office.call('POST', calls('booking').create, {
        body: { booking_date: DAY, departure, pilgrim },
      });
      expect(errors(made)).toEqual([400, ['pilgrim file_withdrawn']]);
      expect(errors(await change('booking', free, { pilgrim }))).toEqual([400, ['pilgrim file_withdrawn']]);
      // What names the file already may still be changed in other ways.
      expect((await change('booking', draft, { details: 'Told' })).status).toBe(200);
    }
  });

  it('does not end while a booking of it waits, is held or confirmed', async () => {
    for (const verb of ['wait_for_seat', 'hold_seat', 'confirm']) {
      const pilgrim = await journeys.pilgrim();
      const id = await booked(await journeys.departure(3), pilgrim, verb);
      for (const end of ['cancel_journey', 'transfer', ...(verb === 'confirm' ? [] : ['mark_lost'])])
        expect(codes(await step(end, pilgrim, { reason: 'Ill' })), `${verb}, ${end}`).toEqual([409, 'booking_open']);
      await give('cancel', id, cancelling);
      expect((await step('cancel_journey', pilgrim, { reason: 'Ill' })).body.status).toBe('cancelled');
    }
  });
});

describe('a booking that is cancelled', () => {
  it('leaves the file where it is, without a journey', async () => {
    const pilgrim = await journeys.pilgrim();
    const departure = await journeys.departure(3);
    const id = await booked(departure, pilgrim);
    const { season, tour_package } = await fileOf(pilgrim);
    expect((await give('cancel', id, cancelling)).body.status).toBe('cancelled');
    expect(await fileOf(pilgrim)).toMatchObject({
      status: 'registered',
      departure: null,
      departure_date: null,
      return_date: null,
      season,
      tour_package,
    });
    expect(await boardOf(departure)).toEqual([]);
  });

  it('takes the file along only where that is said', async () => {
    for (const verb of ['confirm', 'hold_seat']) {
      const pilgrim = await journeys.pilgrim();
      const id = await booked(await journeys.departure(3), pilgrim, verb);
      const reply = await give('cancel', id, { ...cancelling, ends_file: true });
      expect([reply.status, reply.body.status], JSON.stringify(reply.body)).toEqual([200, 'cancelled']);
      expect(await fileOf(pilgrim)).toMatchObject({ status: 'cancelled', departure: null, departure_date: null });
    }
  });
});

describe('the journey in a file', () => {
  it('is that of its booking: nobody types another, the same is taken', async () => {
    const pilgrim = await journeys.pilgrim();
    const departure = await journeys.departure(3);
    await booked(departure, pilgrim, 'confirm', { room_type: 'quad_room' });
    const file = await fileOf(pilgrim);
    const kept = ['season', 'tour_package', 'departure_date', 'return_date', 'room_type', 'pilgrim_type'];
    expect(file.closed.map((one: { field: string }) => one.field).sort()).toEqual([...kept].sort());
    expect(new Set(file.closed.map((one: { because: string }) => one.because))).toEqual(new Set(['booking_keeps']));
    const others: Record<string, unknown> = {
      season: null,
      tour_package: null,
      departure_date: '2026-11-22',
      return_date: '2026-12-06',
      room_type: 'double_room',
    };
    for (const [name, value] of Object.entries(others))
      expect(errors(await change('hajj_passenger_info', pilgrim, { [name]: value })), name).toEqual([
        400,
        [`${name} booking_keeps`],
      ]);
    expect(errors(await change('hajj_passenger_info', pilgrim, { pilgrim_type: 'hajj' }))).toEqual([
      400,
      ['pilgrim_type booking_keeps', 'season season_type'],
    ]);
    const same = Object.fromEntries(kept.map(name => [name, file[name]]));
    const saved = await change('hajj_passenger_info', pilgrim, { ...same, surname: 'Known' });
    expect([saved.status, saved.body.surname, saved.body.departure]).toEqual([200, 'Known', departure]);
  });

  it('is open again without a booking; its type stays from the first that waits', async () => {
    const pilgrim = await journeys.pilgrim({ room_type: 'double_room' });
    const id = await booked(await journeys.departure(3), pilgrim, 'wait_for_seat');
    expect((await fileOf(pilgrim)).closed).toEqual([{ field: 'pilgrim_type', because: 'booking_keeps' }]);
    expect(errors(await change('hajj_passenger_info', pilgrim, { pilgrim_type: 'hajj' }))).toEqual([
      400,
      ['pilgrim_type booking_keeps'],
    ]);
    await give('confirm', id);
    // A booking without a room leaves the room to the file.
    expect((await change('hajj_passenger_info', pilgrim, { room_type: 'quad_room' })).status).toBe(200);
    await give('cancel', id, cancelling);
    expect((await fileOf(pilgrim)).closed).toBeUndefined();
    const days = { departure_date: '2027-03-01', return_date: '2027-03-12' };
    expect((await change('hajj_passenger_info', pilgrim, days)).status).toBe(200);
  });

  it('follows the days, season and package of its departure, and the room of its booking', async () => {
    const departure = await journeys.departure(3);
    const [pilgrim, waiting] = [await journeys.pilgrim(), await journeys.pilgrim()];
    const id = await booked(departure, pilgrim);
    await booked(departure, waiting, 'wait_for_seat');
    const other = await journeys.departure(1);
    const { season, tour_package } = await journeys.read('departure', other);
    const days = { departure_date: '2026-11-28', return_date: '2026-12-19' };
    expect((await change('departure', departure, { tour_package })).status).toBe(200);
    const moved = await changeDays(office, departure, days);
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(await fileOf(pilgrim)).toMatchObject({ departure, ...days, season, tour_package });
    expect(await fileOf(waiting)).toMatchObject({ departure: null, departure_date: null, tour_package: null });
    await give('reprice', id, { room_type: 'triple_room', reason: 'They asked for it' });
    expect((await fileOf(pilgrim)).room_type).toBe('triple_room');
  });

  it('follows although whoever changes the departure does not see the file', async () => {
    const [dhaka, sylhet] = [
      (await createSample(office, entities.branch)).id,
      (await createSample(office, entities.branch)).id,
    ];
    const departure = await journeys.departure(3);
    const pilgrim = await journeys.pilgrim({ branch: sylhet });
    await booked(departure, pilgrim);
    const clerk = await hire(office, ['DEPARTURE_UPDATE', 'DEPARTURE_DETAILS'], { branch: dhaka });
    expect((await changeDays(clerk, departure, { return_date: '2026-12-08' })).status).toBe(200);
    expect((await fileOf(pilgrim)).return_date).toBe('2026-12-08');
  });
});

describe('pilgrims for Hajj and for Umrah', () => {
  it('are booked on departures of a season of their kind alone', async () => {
    const [umrah, hajj] = [await journeys.departure(9), await journeys.departure(9, { season: await hajjSeason() })];
    const none = await journeys.departure(9, { season: null });
    const [pilgrim, other] = [await journeys.pilgrim(), await journeys.pilgrim({ pilgrim_type: 'hajj' })];
    for (const [departure, who, code] of [
      [hajj, pilgrim, 'season_type'],
      [umrah, other, 'season_type'],
      [none, pilgrim, 'season_missing'],
    ] as const) {
      const id = await journeys.booking(departure, { pilgrim: who });
      for (const [verb, body] of [['wait_for_seat'], ['hold_seat', holding], ['confirm']] as const)
        expect(codes(await give(verb, id, body)), `${verb} ${code}`).toEqual([409, code]);
    }
    // Whoever is no pilgrim of ours needs no season.
    const guest = await journeys.booking(none, { pilgrim: null, party: await books.party('A guest') });
    expect((await give('confirm', guest)).body).toMatchObject({ status: 'confirmed', file_lacks: null });
    const id = await booked(umrah, pilgrim);
    expect(errors(await give('move_booking', id, { ...moving, departure: hajj }))).toEqual([
      400,
      ['departure season_type'],
    ]);
    expect(errors(await give('move_booking', id, { ...moving, departure: none }))).toEqual([
      400,
      ['departure season_missing'],
    ]);
    expect((await journeys.read('departure', umrah)).booked).toBe(1);
  });

  it('are asked again when a departure gets another season, and a season stays what it is', async () => {
    const departure = await journeys.departure(3);
    const pilgrim = await journeys.pilgrim();
    const { season } = await journeys.read('departure', departure);
    const hajj = await hajjSeason();
    expect((await change('departure', departure, { season: hajj })).status).toBe(200);
    await change('departure', departure, { season });
    await booked(departure, pilgrim, 'hold_seat');
    expect(errors(await change('departure', departure, { season: hajj }))).toEqual([400, ['season season_type']]);
    expect(errors(await change('departure', departure, { season: null }))).toEqual([400, ['season season_missing']]);
    expect(errors(await change('season', season, { pilgrim_type: 'hajj' }))).toEqual([
      400,
      ['pilgrim_type season_type'],
    ]);
    expect((await change('season', hajj, { pilgrim_type: 'umrah' })).status).toBe(200);
    expect((await change('departure', departure, { season: hajj })).status).toBe(200);
  });

  it('are booked, or the season is changed, where both are asked at the same time', async () => {
    const hajj = await hajjSeason();
    for (let round = 0; round < 5; round += 1) {
      const departure = await journeys.departure(3);
      const id = await journeys.booking(departure);
      const replies = await Promise.all([
        give('hold_seat', id, holding),
        change('departure', departure, { season: hajj }),
      ]);
      expect(replies.map(one => one.status === 200).sort()).toEqual([false, true]);
    }
  });

  it('are booked, or their season becomes one of the other kind, where both are asked at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const season = await hajjSeason({ pilgrim_type: 'umrah' });
      const id = await journeys.booking(await journeys.departure(3, { season }));
      const replies = await Promise.all([
        give('hold_seat', id, holding),
        change('season', season, { pilgrim_type: 'hajj' }),
      ]);
      expect(replies.map(one => one.status === 200).sort()).toEqual([false, true]);
    }
  });

  it('wish for no season of the other kind in their files either', async () => {
    const hajj = await hajjSeason();
    const pilgrim = await journeys.pilgrim();
    expect(errors(await change('hajj_passenger_info', pilgrim, { season: hajj }))).toEqual([
      400,
      ['season season_type'],
    ]);
    expect((await change('hajj_passenger_info', pilgrim, { season: hajj, pilgrim_type: 'hajj' })).status).toBe(200);
    expect((await change('hajj_passenger_info', pilgrim, { surname: 'Same' })).status).toBe(200);
  });
});

describe('confirming a booking', () => {
  it('registers the file where nothing is missing, and waits for nothing else', async () => {
    const umrah = await journeys.pilgrim();
    const reply = await give('confirm', await journeys.booking(await journeys.departure(3), { pilgrim: umrah }));
    expect([reply.body.status, reply.body.file_lacks]).toEqual(['confirmed', null]);
    expect((await fileOf(umrah)).status).toBe('registered');

    const departure = await journeys.departure(3, { season: await hajjSeason() });
    const hajj = (await askingForHajj(office)).id;
    const id = await journeys.booking(departure, { pilgrim: hajj });
    const early = await give('confirm', id);
    expect([early.body.status, early.body.file_lacks]).toEqual(['confirmed', 'pre_register_first']);
    expect((await fileOf(hajj)).status).toBe('enquiry');
    for (const verb of ['pre_register', 'register']) expect((await step(verb, hajj)).status, verb).toBe(200);
  });

  it('registers whoever was pre-registered before', async () => {
    const departure = await journeys.departure(3, { season: await hajjSeason() });
    const { id: pilgrim } = await askingForHajj(office);
    await step('pre_register', pilgrim);
    await booked(departure, pilgrim);
    expect((await fileOf(pilgrim)).status).toBe('registered');
  });

  it('leaves a file alone that has come further', async () => {
    const pilgrim = await journeys.pilgrim();
    const id = await booked(await journeys.departure(3), pilgrim);
    await step('request_documents', pilgrim);
    await give('cancel', id, cancelling);
    const again = await give('confirm', await journeys.booking(await journeys.departure(3), { pilgrim }));
    expect([again.body.status, again.body.file_lacks]).toEqual(['confirmed', null]);
    expect((await fileOf(pilgrim)).status).toBe('documents_pending');
  });

  it('registers before the first instalment only where the season allows that', async () => {
    const season = await hajjSeason({ pilgrim_type: 'umrah', first_instalment_asked: true });
    const days = { departure_date: '2027-01-02', return_date: '2027-01-16' };
    const departure = await journeys.departure(9, { season, ...days });
    const pay = (id: number, pay_amount: string) =>
      give('take_payment', id, { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount });
    const instalments = [
      { due_date: '2027-01-01', amount: '300000.00' },
      { due_date: '2026-12-01', amount: '100000.00' },
    ];
    for (const [plan, first] of [
      [instalments, 100_000],
      [[], 400_000],
    ] as const) {
      const pilgrim = await journeys.pilgrim();
      const id = await journeys.booking(departure, { pilgrim, instalments: plan });
      expect((await give('confirm', id)).body.file_lacks).toBe('first_instalment_due');
      await pay(id, `${first - 1}.99`);
      expect(codes(await step('register', pilgrim))).toEqual([409, 'first_instalment_due']);
      await pay(id, '0.01');
      expect((await step('register', pilgrim)).body.status).toBe('registered');
    }
  });
});
