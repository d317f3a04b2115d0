import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { expireHolds } from '../../server/modules/hajj/bookings/expireHolds.ts';
import { changeDays } from '../support/changeDays.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
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
const read = (id: number) => journeys.read('booking', id);
/** A departure that leaves time for instalments. */
const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };

const codes = ({ status, body }: { status: number; body: any }) => [
  status,
  body.reason ?? body.code ?? body.errors?.[0]?.code,
];
const pay = (id: number, amount?: string) =>
  give('take_payment', id, {
    ledger: books.ledger('Cash'),
    paid_on: DAY,
    ...(amount && { pay_amount: amount, beyond_due: true }),
  });
const confirmed = async (departure: number, more: object = {}): Promise<number> => {
  const id = await journeys.booking(departure, more);
  const { status, body } = await give('confirm', id);
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
};
/** What a list of ledgers holds more than before. */
const since = async (before: Record<string, string>) => {
  const cents = (text = '0') => Math.round(Number(text) * 100);
  return Object.fromEntries(
    Object.entries(await books.balances())
      .map(([name, now]) => [name, ((cents(now) - cents(before[name])) / 100).toFixed(2)])
      .filter(([, change]) => change !== '0.00'),
  );
};

describe('a booking', () => {
  it('takes the price of its package for its room, and instalments that make it up exactly', async () => {
    const type = await madeOf(office, 'tour_type', { name: 'With rooms' });
    const tour_package = await madeOf(office, 'tour_package', {
      name: 'With rooms',
      code: 'ROOMS',
      tour_type: type,
      price: '9000.00',
      room_prices: [{ room_type: 'double_room', price: '10500.00' }],
    });
    const departure = await journeys.departure(3, { tour_package, ...LATER });
    const instalments = ['2026-12-01', '2027-01-01', '2027-02-01'].map(due_date => ({ due_date }));
    const id = await journeys.booking(departure, { room_type: 'double_room', discount: '500.00', instalments });
    const made = await read(id);
    expect([made.price, made.amount, made.due_amount, made.payment_status]).toEqual([
      '10500.00',
      '10000.00',
      '10000.00',
      'unpaid',
    ]);
    expect(made.instalments.map((one: { amount: string }) => one.amount)).toEqual(['3333.34', '3333.33', '3333.33']);
    expect((await read(await journeys.booking(departure))).amount).toBe('9000.00');
    await give('confirm', id);
    await pay(id, '4000.00');
    const paid = await read(id);
    expect([paid.paid_amount, paid.payment_status]).toEqual(['4000.00', 'partially_paid']);
    expect(paid.instalments.map((one: { paid_amount: string }) => one.paid_amount)).toEqual([
      '3333.34',
      '666.66',
      '0.00',
    ]);
  });

  it('gets no seat where its instalments come to something else, or nobody pays', async () => {
    const departure = await journeys.departure(1, LATER);
    const id = await journeys.booking(departure, { instalments: [{ due_date: '2026-12-01', amount: '1.00' }] });
    expect(codes(await give('confirm', id))).toEqual([409, 'instalments_unsound']);
    const nobody = await madeOf(office, 'booking', { booking_date: DAY, departure });
    expect(codes(await give('hold_seat', nobody, { hold_until: DAY }))).toEqual([409, 'payer_missing']);
    const paid = [{ due_date: '2026-12-01', amount: '400000.00' }];
    const planned = await office.call('PUT', calls('booking').update(id), { body: { instalments: paid } });
    expect(planned.status, JSON.stringify(planned.body)).toBe(200);
    expect(await give('confirm', id)).toMatchObject({ body: { status: 'confirmed' } });
    const less = await office.call('PUT', calls('booking').update(id), { body: { discount: '1.00' } });
    expect([less.status, less.body.errors]).toMatchObject([400, [{ field: 'discount', code: 'terms_stand' }]]);
  });

  it('takes the file of its pilgrim along, to another departure and off it', async () => {
    const [first, second] = [await journeys.departure(2), await journeys.departure(2, { return_date: '2026-12-20' })];
    const pilgrim = await journeys.pilgrim();
    const id = await confirmed(first, { pilgrim, room_type: 'quad_room' });
    expect(await journeys.read('hajj_passenger_info', pilgrim)).toMatchObject({
      departure: first,
      departure_date: DAY,
      return_date: '2026-12-05',
      room_type: 'quad_room',
    });
    const stuck = await journeys.give('hajj_passenger_info', 'cancel_journey', pilgrim, { reason: 'They are ill' });
    expect(codes(stuck)).toEqual([409, 'booking_open']);
    const moved = await give('move_booking', id, { departure: second, reason: 'They asked for it' });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(await journeys.read('hajj_passenger_info', pilgrim)).toMatchObject({
      departure: second,
      return_date: '2026-12-20',
    });
    expect([
      (await journeys.read('departure', first)).booked,
      (await journeys.read('departure', second)).booked,
    ]).toEqual([0, 1]);
    await changeDays(office, second, { return_date: '2026-12-21' });
    expect((await journeys.read('hajj_passenger_info', pilgrim)).return_date).toBe('2026-12-21');
    await give('cancel', id, { cancelled_on: DAY, ends_file: true, reason: 'They are ill' });
    expect(await journeys.read('hajj_passenger_info', pilgrim)).toMatchObject({
      status: 'cancelled',
      departure: null,
      departure_date: null,
    });
    expect((await journeys.read('departure', second)).booked).toBe(0);
  });

  it('that is cancelled costs what was spent and the fee; the rest is given back, and no more', async () => {
    const id = await confirmed(await journeys.departure(1));
    const before = await books.balances();
    await pay(id);
    expect(await since(before)).toEqual({ Cash: '400000.00', 'Customer Advances': '-400000.00' });
    const cancelled = await give('cancel', id, {
      cancelled_on: DAY,
      spent_amount: '85000.00',
      fee_amount: '10000.00',
      reason: 'They cannot come',
    });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      due_amount: '95000.00',
      paid_amount: '400000.00',
      payment_status: 'overpaid',
    });
    const till = { ledger: books.ledger('Cash'), paid_on: DAY };
    expect(codes(await give('refund', id, { ...till, pay_amount: '305000.01' }))).toEqual([400, 'over_refundable']);
    const refunded = await give('refund', id, till);
    expect(refunded.status, JSON.stringify(refunded.body)).toBe(200);
    expect(refunded.body).toMatchObject({ paid_amount: '95000.00', payment_status: 'partially_refunded' });
    expect(await since(before)).toEqual({
      Cash: '95000.00',
      'Package Revenue': '-85000.00',
      'Cancellation Fees': '-10000.00',
    });
    expect(codes(await give('refund', id, till))).toEqual([409, 'nothing_refundable']);
  });

  it('keeps what was paid for it from any other bill of its party', async () => {
    const id = await confirmed(await journeys.departure(1));
    await pay(id, '1000.00');
    const { party } = await read(id);
    const other = { sales_date: DAY, party, items: [{ ledger: books.ledger('Service Fees'), rate: '100.00' }] };
    const sales = await madeOf(office, 'sales', other);
    await office.call('POST', calls('sales').command('issue', sales), {
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    const drawn = await journeys.give('sales', 'apply_advance', sales, { applied_on: DAY });
    expect([drawn.status, drawn.body.errors?.[0]?.code]).toEqual([400, 'no_advance']);
  });

  it('that has departed leaves what was paid for it to other bills of its party', async () => {
    const id = await confirmed(await journeys.departure(1));
    await pay(id, '1000.00');
    await office.pool.query(`update booking set status = 'departed' where id = $1`, [id]);
    const other = { sales_date: DAY, items: [{ ledger: books.ledger('Service Fees'), rate: '100.00' }] };
    const sales = await madeOf(office, 'sales', { ...other, party: (await read(id)).party });
    await journeys.give('sales', 'issue', sales);
    const drawn = await journeys.give('sales', 'apply_advance', sales, { applied_on: DAY });
    expect([drawn.status, drawn.body.outstanding], JSON.stringify(drawn.body)).toEqual([200, '0.00']);
  });

  it('is not paid where nothing is due, nor by nothing, nor by more than an amount holds', async () => {
    const id = await confirmed(await journeys.departure(1));
    const said = async (amount?: string) => {
      const { status, body } = await pay(id, amount);
      return [status, body.errors];
    };
    expect(await said('0.00')).toMatchObject([400, [{ field: 'pay_amount', code: 'too_small' }]]);
    const [status, errors] = await said('1000000000000.00');
    expect([status, errors.length, errors[0]?.field]).toEqual([400, 1, 'pay_amount']);
    expect((await pay(id, '400001.00')).body.payment_status).toBe('overpaid');
    expect(codes(await pay(id))).toEqual([409, 'nothing_due']);
  });

  it('is paid for a whole family by one receipt, and stands as its part of it', async () => {
    const departure = await journeys.departure(2);
    const [one, other] = [await confirmed(departure), await confirmed(departure)];
    const shares = [
      { booking: one, amount: '4000.01' },
      { booking: other, amount: '3999.99' },
    ];
    const body = { ledger: books.ledger('Cash'), paid_on: DAY, shares };
    const headers = { 'idempotency-key': randomUUID() };
    const told = await office.call('POST', calls('booking').command('take_family_payment'), { body, headers });
    expect(told.status, JSON.stringify(told.body)).toBe(201);
    const voucher = (await office.call('GET', calls('receipt_voucher').one(told.body.voucher))).body;
    expect([voucher.status, voucher.items.length]).toEqual(['posted', 3]);
    expect([(await read(one)).paid_amount, (await read(other)).paid_amount]).toEqual(['4000.01', '3999.99']);
    await journeys.give('receipt_voucher', 'void', told.body.voucher, { reason: 'The wrong family' });
    expect([(await read(one)).paid_amount, (await read(other)).paid_amount]).toEqual(['0.00', '0.00']);
  });
});

describe('the seats of a departure', () => {
  it('go to as many of a hundred as there are, and no more', async () => {
    const departure = await journeys.departure(10);
    const ids: number[] = [];
    for (let at = 0; at < 100; at += 1) ids.push(await journeys.booking(departure));
    const answers = await Promise.all(ids.map(id => give('confirm', id)));
    const told = answers.map(({ status, body }) => (status === 200 ? 'seat' : body.code));
    expect(told.filter(one => one === 'seat')).toHaveLength(10);
    expect(new Set(told)).toEqual(new Set(['seat', 'no_seats']));
    expect(await journeys.read('departure', departure)).toMatchObject({ booked: 10, status: 'full' });
  });

  it('are held until a day, waited for, given up and taken again', async () => {
    const departure = await journeys.departure(1);
    const [first, second] = [await journeys.booking(departure), await journeys.booking(departure)];
    expect(codes(await give('hold_seat', first, { hold_until: '2026-11-20' }))).toEqual([400, 'past_date']);
    expect((await give('hold_seat', first, { hold_until: '2026-11-25' })).body.status).toBe('held');
    expect(codes(await give('confirm', second))).toEqual([409, 'no_seats']);
    expect((await give('wait_for_seat', second)).body.status).toBe('waiting');
    expect((await give('give_up_seat', first)).body).toMatchObject({ status: 'draft', hold_until: null });
    // Whoever waits is offered it at once.
    expect(await read(second)).toMatchObject({ status: 'held', is_offered: true });
    expect(await journeys.read('departure', departure)).toMatchObject({ booked: 1, status: 'full' });
    expect((await give('confirm', second)).body.status).toBe('confirmed');
    expect(codes(await give('confirm', first))).toEqual([409, 'no_seats']);
  });

  it('are given up by themselves once the day is over until which they were held', async () => {
    const departure = await journeys.departure(2);
    const [id, longer] = [await journeys.booking(departure), await journeys.booking(departure)];
    await give('hold_seat', id, { hold_until: '2026-11-22' });
    await give('hold_seat', longer, { hold_until: '2026-11-23' });
    await expireHolds({ ...office.host, clock: () => new Date('2026-11-22T12:00:00Z') });
    expect((await read(id)).status).toBe('held');
    await expireHolds({ ...office.host, clock: () => new Date('2026-11-23T12:00:00Z') });
    expect([(await read(id)).status, (await read(longer)).status]).toEqual(['draft', 'held']);
    expect(await journeys.read('departure', departure)).toMatchObject({ booked: 1, status: 'open' });
  });

  it('are never fewer than are booked, and nobody sits on two', async () => {
    const departure = await journeys.departure(2);
    const pilgrim = await journeys.pilgrim();
    await confirmed(departure, { pilgrim });
    const again = await journeys.booking(departure, { pilgrim });
    expect(codes(await give('confirm', again))).toEqual([409, 'booked_twice']);
    const fewer = await office.call('PUT', calls('departure').update(departure), { body: { seats: 0 } });
    expect(fewer.status).toBe(400);
    expect(codes(await journeys.give('departure', 'cancel', departure, { reason: 'No flight' }))).toEqual([
      409,
      'still_booked',
    ]);
  });
});

describe('more or fewer seats', () => {
  const seats = (id: number, more: number) =>
    office.call('PUT', calls('departure').update(id), { body: { seats: more } });

  it('open a departure that was full, and fill one that has no more of them', async () => {
    const departure = await journeys.departure(1);
    await confirmed(departure);
    const second = await journeys.booking(departure);
    expect(codes(await give('confirm', second))).toEqual([409, 'no_seats']);
    const opened = await seats(departure, 2);
    expect([opened.status, opened.body.status, opened.body.seats]).toEqual([200, 'open', 2]);
    expect(opened.body.version).toBe((await journeys.read('departure', departure)).version);
    expect((await seats(departure, 1)).body.status).toBe('full');
    expect((await seats(departure, 3)).body.status).toBe('open');
    expect((await give('confirm', second)).body.status).toBe('confirmed');
    expect(await journeys.read('departure', departure)).toMatchObject({ status: 'open', booked: 2, seats: 3 });
    const fewer = await seats(departure, 1);
    expect([fewer.status, fewer.body.errors]).toMatchObject([400, [{ field: 'seats', code: 'seats_below_booked' }]]);
    expect((await seats(departure, 2)).body.status).toBe('full');
  });

  it('come only with lists that are unlocked', async () => {
    const departure = await journeys.departure(1);
    await journeys.give('departure', 'lock_lists', departure);
    expect((await seats(departure, 0)).body.errors).toMatchObject([{ field: 'seats', code: 'lists_locked' }]);
  });
});

describe('waiting', () => {
  it.each(['draft', 'locked', 'departed', 'returned', 'settled', 'cancelled'])(
    'is for no departure that is %s',
    async status => {
      const departure = await journeys.departure(1);
      const id = await journeys.booking(departure);
      await office.pool.query('update departure set status = $1 where id = $2', [status, departure]);
      expect(codes(await give('wait_for_seat', id))).toEqual([409, 'departure_closed']);
      expect((await read(id)).status).toBe('draft');
    },
  );

  it('and the end of a departure, asked at the same time, do not go together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const departure = await journeys.departure(1);
      const id = await journeys.booking(departure);
      const replies = await Promise.all([
        give('wait_for_seat', id),
        journeys.give('departure', 'cancel', departure, { reason: 'No flight' }),
      ]);
      expect(replies.map(one => one.status === 200).sort(), JSON.stringify(replies.map(codes))).toEqual([false, true]);
    }
  });
});

describe('a seat that was taken for nobody yet', () => {
  const unnamed = async (departure: number) =>
    journeys.booking(departure, { pilgrim: null, party: await books.party(`Payer ${randomUUID()}`) });
  const name = (id: number, pilgrim: number | null) => give('name_pilgrim', id, { pilgrim });

  it.each([
    ['wait_for_seat', {}, 'enquiry'],
    ['hold_seat', { hold_until: DAY }, 'enquiry'],
    ['confirm', {}, 'registered'],
  ])('has its pilgrim named once after %s', async (verb, input, status) => {
    const departure = await journeys.departure(1);
    const id = await unnamed(departure);
    const { party } = await read(id);
    const pilgrim = await journeys.pilgrim();
    expect(codes(await name(id, pilgrim))).toEqual([409, 'INVALID_TRANSITION']);
    await give(verb, id, input);
    expect(codes(await name(id, null))).toEqual([400, 'required']);
    const named = await name(id, pilgrim);
    expect([named.status, named.body.pilgrim, named.body.party], JSON.stringify(named.body)).toEqual([
      200,
      pilgrim,
      party,
    ]);
    const on = verb === 'confirm' ? departure : null;
    expect(await journeys.read('hajj_passenger_info', pilgrim)).toMatchObject({ status, departure: on });
    expect(codes(await name(id, await journeys.pilgrim()))).toEqual([409, 'pilgrim_named']);
    expect((await journeys.read('departure', departure)).booked).toBe(verb === 'wait_for_seat' ? 0 : 1);
  });

  it('says what the file of its pilgrim lacks', async () => {
    const id = await unnamed(await journeys.departure(1));
    const pilgrim = await journeys.pilgrim();
    const { season } = await journeys.read('departure', (await read(id)).departure);
    await office.pool.query('update season set first_instalment_asked = true where id = $1', [season]);
    await give('confirm', id);
    expect((await name(id, pilgrim)).body).toMatchObject({ pilgrim, file_lacks: 'first_instalment_due' });
    await office.pool.query('update season set first_instalment_asked = false where id = $1', [season]);
  });

  it('is for nobody who may not take it', async () => {
    const departure = await journeys.departure(4);
    const id = await unnamed(departure);
    await give('confirm', id);
    const refused = async (pilgrim: number, code: string) => {
      expect(codes(await name(id, pilgrim)), code).toEqual([400, code]);
      expect((await read(id)).pilgrim).toBe(null);
    };
    const elsewhere = await journeys.pilgrim();
    await confirmed(await journeys.departure(1), { pilgrim: elsewhere });
    await refused(elsewhere, 'booked_twice');
    const next = (await journeys.give('hajj_passenger_info', 'new_journey', elsewhere)).body.next_file;
    await refused(next, 'journeys_overlap');
    await refused(await journeys.pilgrim({ pilgrim_type: 'hajj' }), 'season_type');
    const gone = await journeys.pilgrim();
    await journeys.give('hajj_passenger_info', 'mark_lost', gone, { reason: 'They never called' });
    await refused(gone, 'file_withdrawn');
    await refused(999_999, 'unknown_reference');
  });
});

describe('a departure', () => {
  it('leaves with everybody who is ready: what they paid becomes revenue then', async () => {
    const departure = await journeys.departure(2);
    const [id, guest] = [
      await confirmed(departure),
      await confirmed(departure, { pilgrim: null, party: await books.party('A guest') }),
    ];
    const { pilgrim } = await read(id);
    const before = await books.balances();
    await pay(id, '300000.00');
    await journeys.give('departure', 'lock_lists', departure);
    expect(codes(await journeys.give('departure', 'depart', departure, { departed_on: DAY }))).toEqual([
      409,
      'unnamed_left',
    ]);
    const named = await journeys.pilgrim();
    expect((await give('name_pilgrim', guest, { pilgrim: named })).status).toBe(200);
    await office.pool.query(`update hajj_passenger_info set ${READY} where id in ($1, $2)`, [pilgrim, named]);
    const left = await journeys.give('departure', 'depart', departure, { departed_on: DAY });
    expect([left.status, left.body.status, left.body.pilgrims], JSON.stringify(left.body)).toEqual([
      200,
      'departed',
      2,
    ]);
    expect(await since(before)).toEqual({
      Cash: '300000.00',
      'Accounts Receivable': '500000.00',
      'Package Revenue': '-800000.00',
    });
    expect(await read(id)).toMatchObject({ status: 'departed', paid_amount: '300000.00' });
    expect((await journeys.read('hajj_passenger_info', pilgrim)).status).toBe('travelling');
    expect((await pay(guest)).body.payment_status).toBe('paid');
    const back = { returned_on: DAY, reason: 'The airline flew them home' };
    const home = await journeys.give('departure', 'come_back', departure, back);
    expect([home.body.status, home.body.pilgrims]).toEqual(['returned', 2]);
    expect((await journeys.read('hajj_passenger_info', pilgrim)).status).toBe('returned');
  });

  it('leaves without nobody whom the board shows red: what was ready may not be any more', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Umrah of families',
      pilgrim_type: 'umrah',
      begins_on: '2026-11-01',
      ends_on: '2027-03-01',
      mahram_policy: 'all_women',
    });
    const departure = await journeys.departure(3, { season });
    const his = await journeys.pilgrim();
    const her = await journeys.pilgrim({
      given_names: 'Amina',
      gender: 'female',
      mahram: his,
      mahram_relation: 'husband',
    });
    const booking = await confirmed(departure, { pilgrim: his });
    await confirmed(departure, { pilgrim: her });
    const set = (id: number, values: string) =>
      office.pool.query(`update hajj_passenger_info set ${values} where id = $1`, [id]);
    await set(his, READY);
    await set(her, READY);
    await give('cancel', booking, { cancelled_on: DAY, fee_amount: '0.00', reason: 'They are ill' });
    await journeys.give('departure', 'lock_lists', departure);
    const depart = () => journeys.give('departure', 'depart', departure, { departed_on: DAY });
    const red = await depart();
    expect([red.status, red.body.errors[0].code, red.body.detail], JSON.stringify(red.body)).toEqual([
      409,
      'mahram_not_booked',
      'Say of each of these what becomes of them.\nAmina: The mahram has no confirmed booking.',
    ]);
    expect((await journeys.read('hajj_passenger_info', her)).status).toBe('ready_to_travel');
    await set(her, `mahram_waiver = 'In a group', mahram_waiver_file = '/media/sealed/none'`);
    await set(her, 'visa_no = null');
    expect((await depart()).body.errors[0].code).toBe('visa_lapsed');
    await set(her, `visa_no = 'V-2', passport_expiry_date = '2026-12-31'`);
    expect((await depart()).body.errors[0].code).toBe('passport_expires');
    // Who still owes is billed for it.
    await set(her, `passport_expiry_date = '2030-01-01'`);
    expect(await depart()).toMatchObject({ status: 200, body: { status: 'departed', pilgrims: 1 } });
  });

  it('tells of a booking that somebody may not know nothing but that it is not ready', async () => {
    const branch = await madeOf(office, 'branch', { name: 'Sylhet' });
    const departure = await journeys.departure(2);
    const pilgrim = await journeys.pilgrim({ branch });
    const id = await confirmed(departure, { pilgrim });
    await office.pool.query(`update hajj_passenger_info set ${READY} where id = $1`, [pilgrim]);
    await office.pool.query('update hajj_passenger_info set visa_no = null where id = $1', [pilgrim]);
    await journeys.give('departure', 'lock_lists', departure);
    const rights = ['DEPARTURE_LIST', 'DEPARTURE_DETAILS', 'DEPARTURE_DEPART'];
    const clerk = await hire(office, rights, { branch: await madeOf(office, 'branch', { name: 'Khulna' }) });
    const { status, body } = await clerk.call('POST', calls('departure').command('depart', departure), {
      body: { departed_on: DAY },
      headers: { 'idempotency-key': randomUUID() },
    });
    const told = { field: 'staying', code: 'others_not_ready', params: { count: 1 } };
    expect([status, body.errors], JSON.stringify(body)).toEqual([409, [told]]);
    expect(JSON.stringify(body)).not.toContain((await read(id)).booking_no);
  });

  it('keeps the shares of the phases that its season bounds, and has guides enough', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Hajj 2027',
      pilgrim_type: 'hajj',
      begins_on: '2026-12-01',
      ends_on: '2027-08-01',
      guide_ratio: 46,
      phase_bounds: [
        { phase: 'first_phase', least: 30, most: 50 },
        { phase: 'middle_phase', least: 20 },
        { phase: 'last_phase', least: 30, most: 50 },
      ],
    });
    const flights = (first: number, middle: number) =>
      [first, middle, 80].map((pilgrims, at) => ({
        flight_no: `SV 80${at}`,
        flight_date: '2027-05-01',
        phase: ['first_phase', 'middle_phase', 'last_phase'][at],
        pilgrims,
      }));
    const days = { departure_date: '2027-04-28', return_date: '2027-06-10' };
    const departure = await journeys.departure(250, { season, ...days, flights: flights(110, 60) });
    const changed = (body: object) => office.call('PUT', calls('departure').update(departure), { body });
    const moved = await changed({ flights: flights(130, 40) });
    expect([moved.status, moved.body.errors]).toMatchObject([400, [{ field: 'flights', code: 'phase_share' }]]);
    await confirmed(departure, { pilgrim: await journeys.pilgrim({ pilgrim_type: 'hajj' }) });
    expect(codes(await journeys.give('departure', 'lock_lists', departure))).toEqual([409, 'guides_missing']);
  });
});
