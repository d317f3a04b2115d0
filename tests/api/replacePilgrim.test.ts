import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';
import { whileHeld } from '../support/whileHeld.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const LATER = { departure_date: '2027-01-20', return_date: '2027-02-05' };
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const read = (id: number) => journeys.read('booking', id);
const file = (id: number) => journeys.read('hajj_passenger_info', id);
const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const done = ({ status, body }: Reply): Reply['body'] => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.reason];
const season = (more: object = {}) =>
  madeOf(office, 'season', {
    name: `Umrah ${randomUUID()}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-01-01',
    ends_on: '2028-12-31',
    ...more,
  });
const change = (entity: 'season' | 'departure', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });
/** Where a cancellation of today costs 40,000.00 of 138,000.00. */
async function withFees(seats: number, more: object = {}): Promise<number> {
  const tour_package = await madeOf(office, 'tour_package', {
    name: `With fees ${randomUUID()}`,
    code: randomUUID().slice(0, 8),
    tour_type: await madeOf(office, 'tour_type', { name: randomUUID() }),
    price: '138000.00',
    cancellation_fees: [{ days_before: 70, fee_amount: '40000.00' }],
  });
  return journeys.departure(seats, { ...LATER, tour_package, ...more });
}
/** A confirmed booking of a new pilgrim, who pays so much of it unless a party does. */
async function confirmed(departure: number, more: object = {}, paid?: string) {
  const pilgrim = await journeys.pilgrim();
  const id = await journeys.booking(departure, { pilgrim, ...more });
  done(await give('confirm', id));
  if (paid) done(await give('take_payment', id, { ...till(), pay_amount: paid, beyond_due: true }));
  return { id, pilgrim };
}
const replace = (id: number, pilgrim: number, more: object = {}) =>
  give('replace_pilgrim', id, { pilgrim, replaced_on: DAY, reason: 'They are ill', ...more });
const seatsOf = async (departure: number) => {
  const { status, booked } = await journeys.read('departure', departure);
  return [status, booked];
};
/** What stands for a party on each control account, as credits. */
const standsFor = async (party: number): Promise<Record<string, string>> => {
  const { rows } = await office.pool.query(
    `select ledger_account.name, sum(case side when 'credit' then outstanding else -outstanding end)::text as amount
     from open_item join ledger_account on ledger_account.id = ledger
     where party = $1 and outstanding > 0 group by 1`,
    [party],
  );
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
};

describe('another pilgrim in the same seat', () => {
  it('is confirmed and registered by the terms of before, and the first file and booking end', async () => {
    const departure = await withFees(1);
    const instalments = [{ due_date: '2026-12-01', amount: '30000.00' }, { due_date: '2027-01-10' }];
    const more = { room_type: 'quad_room', discount: '8000.00', price: '138000.00', instalments };
    const before = await confirmed(departure, more);
    expect(await seatsOf(departure)).toEqual(['full', 1]);
    const pilgrim = await journeys.pilgrim();
    const body = done(await replace(before.id, pilgrim));
    expect([body.status, body.file_lacks, body.due_amount]).toEqual(['cancelled', null, '40000.00']);
    expect(await read(body.new_booking)).toMatchObject({
      status: 'confirmed',
      departure,
      pilgrim,
      room_type: 'quad_room',
      price: '138000.00',
      discount: '8000.00',
      amount: '130000.00',
      due_amount: '130000.00',
      booking_date: DAY,
      instalments: [
        { due_date: '2026-12-01', amount: '30000.00' },
        { due_date: '2027-01-10', amount: '100000.00' },
      ],
      cancellation_fees: [{ days_before: 70, fee_amount: '40000.00' }],
    });
    expect(await file(before.pilgrim)).toMatchObject({
      status: 'replaced',
      departure: null,
      journey_events: [{ event: 'replaced', event_date: DAY }],
    });
    expect(await file(pilgrim)).toMatchObject({ status: 'registered', departure, room_type: 'quad_room' });
    expect(await seatsOf(departure)).toEqual(['full', 1]);
  });

  it('takes a held seat as well, and one of a departure whose lists are locked', async () => {
    const departure = await withFees(2);
    const held = await journeys.booking(departure);
    done(await give('hold_seat', held, { hold_until: DAY }));
    const first = done(await replace(held, await journeys.pilgrim()));
    done(await journeys.give('departure', 'lock_lists', departure));
    const second = done(await replace(first.new_booking, await journeys.pilgrim()));
    expect((await read(second.new_booking)).status).toBe('confirmed');
    expect(await seatsOf(departure)).toEqual(['locked', 1]);
    const files = await office.pool.query(
      `select count(*)::int, count(distinct season)::int as seasons from hajj_passenger_info
       where status = 'replaced' and id in (select pilgrim from booking where departure = $1)`,
      [departure],
    );
    expect(files.rows).toEqual([{ count: 2, seasons: 1 }]);
  });

  it('frees the seat at no moment: nobody who waits, and nobody who asks at the same time, gets it', async () => {
    const departure = await withFees(1);
    const before = await confirmed(departure);
    const waits = await journeys.booking(departure);
    done(await give('wait_for_seat', waits));
    const asks = await journeys.booking(departure);
    const pilgrim = await journeys.pilgrim();
    const written = async () =>
      (await office.pool.query('select xmin::text from departure where id = $1', [departure])).rows[0].xmin;
    const kept = await written();
    // Both wait for the departure, and go on one after the other.
    const [replaced, other] = await whileHeld(
      office,
      `select 1 from departure where id = ${departure} for update`,
      () => replace(before.id, pilgrim),
      () => give('confirm', asks),
    );
    expect([replaced?.status, other?.status, other?.body.code]).toEqual([200, 409, 'no_seats']);
    expect((await read(waits)).status).toBe('waiting');
    expect([await seatsOf(departure), await written()]).toEqual([['full', 1], kept]);
  });

  it('passes nobody who waits where the seat is only held or offered, except with the right to and a word', async () => {
    const departure = await withFees(1);
    const { id: taken } = await confirmed(departure);
    const [offered, behind] = [await journeys.booking(departure), await journeys.booking(departure)];
    for (const id of [offered, behind]) done(await give('wait_for_seat', id));
    done(await give('cancel', taken, { cancelled_on: DAY, fee_amount: '0.00', reason: 'They are ill' }));
    expect(await read(offered)).toMatchObject({ status: 'held', is_offered: true });
    const pilgrim = await journeys.pilgrim();
    const reply = await replace(offered, pilgrim);
    expect([reply.status, reply.body.code]).toEqual([409, 'others_wait']);
    const rights = ['BOOKING_LIST', 'BOOKING_DETAILS', 'BOOKING_REPLACE_PILGRIM', 'HAJJ_PASSENGER_INFO_LIST'];
    const body = { pilgrim, replaced_on: DAY, reason: 'They are ill', before_others: true };
    const path = calls('booking').command('replace_pilgrim', offered);
    const by = async (more: readonly string[]) =>
      (await hire(office, [...rights, ...more])).call('POST', path, {
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
    expect(told(await by([]))).toEqual([400, 'before_others', 'no_right']);
    const { new_booking: id } = done(await by(['BOOKING_CONFIRM_BEFORE_OTHERS']));
    // From here on the seat is theirs, and whoever comes for them passes nobody.
    done(await replace(id, await journeys.pilgrim()));
    expect([(await read(behind)).status, await seatsOf(departure)]).toEqual(['waiting', ['full', 1]]);
  });

  it('is judged like anybody who takes a seat, and nothing of a refused one stays', async () => {
    const departure = await withFees(3);
    const before = await confirmed(departure);
    const { pilgrim: booked } = await confirmed(departure);
    const away = await journeys.pilgrim();
    done(await journeys.give('hajj_passenger_info', 'cancel_journey', away, { reason: 'They are ill' }));
    const next = done(await journeys.give('hajj_passenger_info', 'new_journey', before.pilgrim)).next_file;
    const refused = [
      [booked, 'booked_twice'],
      [away, 'file_withdrawn'],
      [await journeys.pilgrim({ pilgrim_type: 'hajj' }), 'season_type'],
      [next, 'same_person'],
      [before.pilgrim, 'same_person'],
    ] as const;
    for (const [pilgrim, code] of refused) expect(told(await replace(before.id, pilgrim))[2], code).toBe(code);
    const number = { passport_number: 'BX0512345' };
    await confirmed(departure, { pilgrim: await journeys.pilgrim(number) });
    const twin = await journeys.pilgrim({ ...number, season: await season() });
    expect(told(await replace(before.id, twin))).toEqual([400, 'pilgrim', 'registered_already']);
    expect(told(await replace(before.id, await journeys.pilgrim(), { replaced_on: '2027-01-01' }))).toEqual([
      400,
      'replaced_on',
      'future_date',
    ]);
    expect([(await read(before.id)).status, (await file(before.pilgrim)).status]).toEqual(['confirmed', 'registered']);
  });

  it('asks that somebody was named, and tells what the file of the new one lacks', async () => {
    const departure = await withFees(2, { season: await season({ first_instalment_asked: true }) });
    const nobody = await journeys.booking(departure, { pilgrim: null, party: await books.party('A guest') });
    done(await give('confirm', nobody));
    expect(told(await replace(nobody, await journeys.pilgrim()))).toEqual([409, undefined, 'nobody_named']);
    const before = await confirmed(departure);
    const body = done(await replace(before.id, await journeys.pilgrim()));
    expect(body.file_lacks).toBe('first_instalment_due');
  });

  it('is given by its own right, with a reason', async () => {
    const before = await confirmed(await withFees(1));
    const pilgrim = await journeys.pilgrim();
    expect(told(await replace(before.id, pilgrim, { reason: '' }))[2]).toBe('reason_required');
    const rights = ['BOOKING_LIST', 'BOOKING_DETAILS', 'BOOKING_UPDATE', 'BOOKING_CANCEL', 'HAJJ_PASSENGER_INFO_LIST'];
    const ask = async (more: readonly string[], body: object = {}) =>
      (await hire(office, [...rights, ...more])).call('POST', calls('booking').command('replace_pilgrim', before.id), {
        body: { pilgrim, replaced_on: DAY, reason: 'They are ill', ...body },
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await ask([])).status).toBe(403);
    const cheaper = { fee_amount: '0.00' };
    expect(told(await ask(['BOOKING_REPLACE_PILGRIM'], cheaper))).toEqual([400, 'fee_amount', 'fee_right']);
  });

  it('leaves a woman red on the board whose mahram was replaced', async () => {
    const its = await season({ mahram_policy: 'all_women' });
    const departure = await withFees(3, { season: its });
    const his = await confirmed(departure);
    const mahram = { gender: 'female', mahram: his.pilgrim, mahram_relation: 'husband' };
    const her = await journeys.pilgrim(mahram);
    await confirmed(departure, { pilgrim: her });
    const flaw = async () => {
      const { body } = await office.call('GET', `/api/departures/${departure}/fly-board`);
      return body.pilgrims.find(({ id }: { id: number }) => id === her).mahram_flaw;
    };
    expect(await flaw()).toBeUndefined();
    done(await replace(his.id, await journeys.pilgrim()));
    expect(await flaw()).toBe('mahram_withdrawn');
  });
});

describe('money of a replaced pilgrim', () => {
  it('goes along, beyond the fee, where somebody else pays for both', async () => {
    const party = await books.party(`Father ${randomUUID()}`);
    const instalments = [{ due_date: '2026-12-01', amount: '100000.00' }, { due_date: '2027-01-10' }];
    const before = await confirmed(await withFees(1), { party, instalments }, '138000.00');
    const { new_booking: id } = done(await replace(before.id, await journeys.pilgrim(), { fee_amount: '40000.10' }));
    expect(await read(before.id)).toMatchObject({ due_amount: '40000.10', paid_amount: '40000.10' });
    expect(await read(id)).toMatchObject({
      party,
      due_amount: '138000.00',
      paid_amount: '97999.90',
      payment_status: 'partially_paid',
      instalments: [{ paid_amount: '97999.90' }, { paid_amount: '0.00' }],
    });
    expect(await standsFor(party)).toEqual({ 'Customer Advances': '97999.90' });
  });

  it('goes along as far as it is owed there; what was paid beyond is payable back', async () => {
    const party = await books.party(`Mother ${randomUUID()}`);
    const before = await confirmed(await withFees(1), { party }, '200000.00');
    const { new_booking: id } = done(await replace(before.id, await journeys.pilgrim()));
    expect((await read(id)).paid_amount).toBe('138000.00');
    expect(await standsFor(party)).toEqual({ 'Customer Advances': '138000.00', 'Refunds Payable': '22000.00' });
  });

  it('waits for its refund where everybody pays for themself, or another party is told', async () => {
    const before = await confirmed(await withFees(1), {}, '100000.00');
    const pilgrim = await journeys.pilgrim();
    const { party } = await read(before.id);
    const body = done(await replace(before.id, pilgrim));
    const after = await read(body.new_booking);
    expect([after.party === party, after.paid_amount]).toEqual([false, '0.00']);
    expect(await standsFor(party)).toEqual({ 'Refunds Payable': '60000.00' });
    const uncle = await books.party(`Uncle ${randomUUID()}`);
    const again = done(
      await replace(body.new_booking, await journeys.pilgrim(), { party: uncle, fee_amount: '40000.00' }),
    );
    expect((await read(again.new_booking)).party).toBe(uncle);
    expect(await standsFor(after.party)).toEqual({ 'Accounts Receivable': '-40000.00' });
  });

  it('that came after the day told goes along on the day on which it came', async () => {
    const party = await books.party(`Aunt ${randomUUID()}`);
    const id = await journeys.booking(await withFees(1), { party, booking_date: '2026-11-10' });
    done(await give('confirm', id));
    done(await give('take_payment', id, { ...till(), pay_amount: '50000.00' }));
    const body = done(await replace(id, await journeys.pilgrim(), { replaced_on: '2026-11-15' }));
    expect((await read(body.new_booking)).paid_amount).toBe('10000.00');
    const { rows } = await office.pool.query('select taken_on::text from booking_transfer where booking = $1', [
      body.new_booking,
    ]);
    expect(rows).toEqual([{ taken_on: DAY }]);
  });
});

describe('a season bounds how many are replaced', () => {
  it('by its number, where one is said, and says so before', async () => {
    const its = await season({ name: 'Narrow Umrah', replacement_quota: 1 });
    const departure = await withFees(2, { season: its });
    const [one, other] = [await confirmed(departure), await confirmed(departure)];
    done(await replace(one.id, await journeys.pilgrim()));
    const reply = await replace(other.id, await journeys.pilgrim());
    expect([...told(reply), reply.body.detail]).toEqual([
      409,
      undefined,
      'replacements_full',
      'Narrow Umrah lets so many pilgrims be replaced, and they have been: 1.',
    ]);
    const { commands } = await read(other.id);
    expect(commands.find(({ verb }: { verb: string }) => verb === 'replace_pilgrim').blocked).toBe('replacements_full');
    const none = await confirmed(await withFees(1, { season: await season({ replacement_quota: 0 }) }));
    expect(told(await replace(none.id, await journeys.pilgrim()))[2]).toBe('replacements_full');
  });

  it('and gives its last replacement to one of two who ask at once, on two departures', async () => {
    const its = await season({ replacement_quota: 1 });
    const bookings = [
      await confirmed(await withFees(1, { season: its })),
      await confirmed(await withFees(1, { season: its })),
    ];
    const news = [await journeys.pilgrim(), await journeys.pilgrim()];
    const replies = await whileHeld(
      office,
      `select 1 from season where id = ${its} for update`,
      ...bookings.map(
        ({ id }, at) =>
          () =>
            replace(id, news[at] ?? 0),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(({ body }) => body.reason).filter(Boolean)).toEqual(['replacements_full']);
  });

  it('but not by being closed or full: one comes for one, also beyond the quota', async () => {
    const its = await season({ quota: 2 });
    const departure = await withFees(2, { season: its });
    const [one, other] = [await confirmed(departure), await confirmed(departure)];
    expect((await change('season', its, { is_open: false })).status).toBe(200);
    const first = done(await replace(one.id, await journeys.pilgrim()));
    expect(first.file_lacks).toBeNull();
    // As if somebody had been registered beyond it.
    await office.pool.query('update season set quota = 1 where id = $1', [its]);
    const second = done(await replace(other.id, await journeys.pilgrim()));
    expect(second.file_lacks).toBeNull();
    expect((await file((await read(second.new_booking)).pilgrim)).status).toBe('registered');
  });

  it('lets in nobody new for a held seat of whom it never counted; a sold one goes on', async () => {
    const its = await season({ quota: 1 });
    const departure = await withFees(3, { season: its });
    const held = await journeys.booking(departure);
    done(await give('hold_seat', held, { hold_until: DAY }));
    const taken = await confirmed(departure);
    const sold = await confirmed(departure);
    expect((await file(sold.pilgrim)).status).toBe('enquiry');
    expect((await change('season', its, { is_open: false })).status).toBe(200);
    expect(told(await replace(held, await journeys.pilgrim()))).toEqual([400, 'departure', 'season_closed']);
    expect((await file((await read(held)).pilgrim)).status).toBe('enquiry');
    expect(done(await replace(sold.id, await journeys.pilgrim())).file_lacks).toBe('season_full');
    expect(done(await replace(taken.id, await journeys.pilgrim())).file_lacks).toBeNull();
  });

  it('takes one for one on a held seat of whom it counts', async () => {
    const its = await season();
    const departure = await withFees(1, { season: its });
    const { tour_package } = await journeys.read('departure', departure);
    const pilgrim = await journeys.pilgrim({ season: its, tour_package });
    done(await journeys.give('hajj_passenger_info', 'register', pilgrim));
    const held = await journeys.booking(departure, { pilgrim });
    done(await give('hold_seat', held, { hold_until: DAY }));
    expect((await change('season', its, { is_open: false })).status).toBe(200);
    expect(done(await replace(held, await journeys.pilgrim())).file_lacks).toBeNull();
  });

  it('and counts nobody new in the place of whoever was not counted', async () => {
    const its = await season({ quota: 1 });
    const departure = await withFees(2, { season: its });
    await confirmed(departure);
    const uncounted = await confirmed(departure);
    expect((await file(uncounted.pilgrim)).status).toBe('enquiry');
    const body = done(await replace(uncounted.id, await journeys.pilgrim()));
    expect(body.file_lacks).toBe('season_full');
  });

  it('and neither lets in nor counts beyond it anybody in the place of whoever another season counts', async () => {
    const [from, to] = [await season(), await season({ quota: 1 })];
    const departure = await withFees(2, { season: to });
    const { tour_package } = await journeys.read('departure', departure);
    const pilgrim = await journeys.pilgrim({ season: from, tour_package });
    done(await journeys.give('hajj_passenger_info', 'register', pilgrim));
    const held = await journeys.booking(departure, { pilgrim });
    done(await give('hold_seat', held, { hold_until: DAY }));
    await confirmed(departure);
    const instead = await journeys.pilgrim();
    expect((await change('season', to, { is_open: false })).status).toBe(200);
    expect(told(await replace(held, instead))).toEqual([400, 'departure', 'season_closed']);
    expect((await change('season', to, { is_open: true })).status).toBe(200);
    expect(done(await replace(held, instead)).file_lacks).toBe('season_full');
    expect((await file(instead)).status).toBe('enquiry');
    expect((await office.call('GET', `/api/seasons/${to}/places`)).body).toEqual({ counted: 1, quota: 1 });
  });
});

it('leaves seats, boards, files and books in agreement', async () => {
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
  const found = await lastVerification(office.host);
  expect(found?.checks.filter(({ problems }) => problems > 0)).toEqual([]);
});
