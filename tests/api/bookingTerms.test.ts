import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { changeDays } from '../support/changeDays.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import type { Reply } from '../support/officeOn.ts';
import { madeOf } from '../support/stock.ts';

/** A departure that leaves time for instalments; a hundred days after the booking. */
const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const WHY = { reason: 'They asked for it' };

let office: Office;
let books: Books;
let journeys: Journeys;
/** Edits, moves and cancels bookings, but changes no prices. */
let clerk: Colleague;
/** May change prices, up to 1,000.00 by themselves. */
let limited: Colleague;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  const rights = ['LIST', 'DETAILS', 'UPDATE', 'MOVE_BOOKING', 'CANCEL', 'REFUND'].map(verb => `BOOKING_${verb}`);
  clerk = await hire(office, [...rights, 'ALL_BRANCHES']);
  limited = await hire(office, [...rights, 'BOOKING_REPRICE', 'ALL_BRANCHES']);
  const { role } = (await office.call('GET', calls('employee').one(limited.id))).body;
  await office.call('PUT', calls('role').update(role), { body: { posting_limit: '1000.00' } });
});
afterAll(() => office.close());

const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const giveAs = (who: Colleague, verb: string, id: number, body: object = {}) =>
  who.call('POST', calls('booking').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const read = (id: number) => journeys.read('booking', id);
const put = (id: number, body: object, as: 'admin' | 'staff' = 'staff') =>
  office.call('PUT', calls('booking').update(id), { body, as });
const refused = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`).join() ??
    body.reason ??
    body.code,
];
const pay = (id: number, amount?: string) =>
  give('take_payment', id, {
    ledger: books.ledger('Cash'),
    paid_on: DAY,
    ...(amount && { pay_amount: amount, beyond_due: true }),
  });
/** Of what owes nothing one more is taken by what takes payments of several. */
const payAhead = (id: number) =>
  office.call('POST', calls('booking').command('take_family_payment'), {
    body: { ledger: books.ledger('Cash'), paid_on: DAY, shares: [{ booking: id, amount: '1.00' }], beyond_due: true },
    headers: { 'idempotency-key': randomUUID() },
  });
const done = ({ status, body }: Reply) => expect(status, JSON.stringify(body)).toBe(200);

const planOf = (...days: readonly string[]) => ({ instalments: days.map(due_date => ({ due_date })) });
const partsOf = async (id: number) =>
  (await read(id)).instalments.map((one: { amount: string; paid_amount: string }) => [one.amount, one.paid_amount]);

/** A confirmed booking of 138,000.00, all of it paid unless another amount is said. */
async function sold(more: object = {}, paid: string | undefined = '138000.00'): Promise<number> {
  const id = await journeys.booking(await journeys.departure(3, LATER), { price: '138000.00', ...more });
  done(await give('confirm', id));
  if (paid !== '0') done(await pay(id, paid));
  return id;
}

/** The same, of a package whose cancellations cost more the later they come. */
async function soldWithFees(more: object = {}, paid?: string, on: string = LATER.departure_date): Promise<number> {
  const tour_package = await madeOf(office, 'tour_package', {
    name: `With fees ${randomUUID()}`,
    code: randomUUID().slice(0, 8),
    tour_type: await madeOf(office, 'tour_type', { name: randomUUID() }),
    price: '138000.00',
    cancellation_fees: [
      { days_before: 60, fee_amount: '10000.00' },
      { days_before: 30, fee_amount: '40000.00' },
      { days_before: 7, fee_amount: '100000.00' },
    ],
  });
  const id = await journeys.booking(await journeys.departure(3, { ...LATER, departure_date: on, tour_package }), more);
  done(await give('confirm', id));
  if (paid !== '0') done(await pay(id, paid ?? '138000.00'));
  return id;
}

describe('the terms of a booking with a seat', () => {
  it('do not change by a plain save, so that nothing of what was paid comes free', async () => {
    const id = await sold();
    const before = await books.balances();
    expect(refused(await put(id, { price: '1.00' }))).toEqual([400, 'price terms_stand']);
    const refund = await give('refund', id, { ledger: books.ledger('Cash'), paid_on: DAY });
    expect(refused(refund)).toEqual([409, 'nothing_refundable']);
    expect(await books.balances()).toEqual(before);
    expect(await read(id)).toMatchObject({ price: '138000.00', due_amount: '138000.00', payment_status: 'paid' });
  });

  it.each(['waiting', 'held', 'confirmed'])('are each closed in the form of one that is %s', async state => {
    const departure = await journeys.departure(3, LATER);
    const id = await journeys.booking(departure, planOf('2026-12-01'));
    const verb = { waiting: 'wait_for_seat', held: 'hold_seat', confirmed: 'confirm' }[state] ?? '';
    done(await give(verb, id, state === 'held' ? { hold_until: DAY } : {}));
    const other = {
      departure: await journeys.departure(1, LATER),
      pilgrim: await journeys.pilgrim(),
      party: await books.party('Somebody else'),
      room_type: 'single_room',
      price: '1.00',
      discount: '1.00',
      instalments: [],
    };
    const stood = await read(id);
    for (const [name, value] of Object.entries(other))
      expect(refused(await put(id, { [name]: value })), name).toEqual([400, `${name} terms_stand`]);
    expect(await read(id)).toEqual(stood);
    const closed = Object.keys(other).map(field => ({ field, because: 'terms_stand' }));
    expect(stood.closed).toEqual(expect.arrayContaining(closed));
  });

  it('may be repeated by a save, however they are spelt, beside what is still open', async () => {
    const id = await sold(planOf('2026-12-01', '2027-01-01'), '70000.00');
    const stood = await read(id);
    const repeated = { ...stood, price: '138000', discount: '0', details: 'Wants a window' };
    done(await put(id, repeated));
    const plain = stood.instalments.map(({ due_date, amount }: { due_date: string; amount: string }) => ({
      due_date,
      amount: amount.slice(0, -3),
    }));
    done(await put(id, { instalments: plain, details: 'Wants an aisle' }));
    done(await put(id, { details: 'Wants to pray' }));
    const after = await read(id);
    expect(after).toMatchObject({ details: 'Wants to pray', paid_amount: '70000.00', due_amount: '138000.00' });
    expect(after.instalments).toEqual(stood.instalments);
  });

  it('stay what they cost once it is cancelled', async () => {
    const id = await sold();
    done(await give('cancel', id, { cancelled_on: DAY, fee_amount: '5000.00', ...WHY }));
    done(await put(id, { details: 'A letter was sent' }));
    expect(await read(id)).toMatchObject({ due_amount: '5000.00', amount: '138000.00' });
    expect(refused(await put(id, { discount: '1.00' }))).toEqual([400, 'discount settled']);
    expect(refused(await put(id, { booking_date: '2026-11-20' }))).toEqual([400, 'booking_date settled']);
    expect((await read(id)).closed).toContainEqual({ field: 'price', because: 'settled' });
  });
});

describe('a draft', () => {
  it('on which money stands keeps its terms, party and pilgrim, and is not deleted', async () => {
    const id = await journeys.booking(await journeys.departure(1, LATER), { price: '138000.00' });
    done(await give('hold_seat', id, { hold_until: DAY }));
    done(await pay(id, '100000.00'));
    expect((await give('give_up_seat', id)).body).toMatchObject({ status: 'draft', paid_amount: '100000.00' });
    const [party, pilgrim] = [await books.party('A stranger'), await journeys.pilgrim()];
    for (const body of [{ party }, { pilgrim }, { price: '1.00' }])
      expect(refused(await put(id, body))).toEqual([400, `${Object.keys(body)[0]} terms_stand`]);
    const deleted = await office.call('DELETE', calls('booking').remove(id));
    expect([deleted.status, deleted.body.code]).toEqual([409, 'booking_stays']);
    expect(await read(id)).toMatchObject({ paid_amount: '100000.00', payment_status: 'partially_paid' });
    done(await give('reprice', id, { price: '140000.00', ...WHY }));
    done(await give('move_booking', id, { departure: await journeys.departure(1, LATER), ...WHY }));
    expect(await read(id)).toMatchObject({ status: 'draft', amount: '400000.00', paid_amount: '100000.00' });
  });

  it('without money is free again, and has its form for that', async () => {
    const departure = await journeys.departure(1, LATER);
    const id = await journeys.booking(departure);
    done(await give('hold_seat', id, { hold_until: DAY }));
    const { voucher } = (await pay(id, '10.00')).body;
    await journeys.give('receipt_voucher', 'void', voucher, { reason: 'Not theirs' });
    done(await give('give_up_seat', id));
    done(await put(id, { price: '138000.00', ...planOf('2026-12-01') }));
    expect(await read(id)).toMatchObject({ amount: '138000.00', due_amount: '138000.00' });
    expect((await read(id)).closed ?? []).toEqual([]);
    const elsewhere = { departure: await journeys.departure(1, LATER), ...WHY };
    expect(refused(await give('move_booking', id, elsewhere))).toEqual([409, 'terms_open']);
    expect(refused(await give('reprice', id, { price: '1.00', ...WHY }))).toEqual([409, 'terms_open']);
    const replanned = { instalments: [{ due_date: '2026-12-01' }] };
    expect(refused(await give('replan', id, replanned))).toEqual([409, 'terms_open']);
  });

  it('takes off no more than there is, and names an instalment for which nothing is left', async () => {
    const id = await journeys.booking(await journeys.departure(1, LATER));
    expect(refused(await put(id, { discount: '400000.01' }))).toEqual([400, 'discount discount_above']);
    const half = [{ due_date: '2026-12-01', amount: '400000.00' }, { due_date: '2027-01-01' }];
    expect(refused(await put(id, { instalments: half }))).toEqual([400, 'instalments.1.amount instalment_empty']);
    expect(refused(await put(id, { instalments: [{ amount: '400000.00' }] }))).toEqual([
      400,
      'instalments.0.due_date required',
    ]);
    done(await put(id, { discount: '400000.00' }));
    expect((await read(id)).amount).toBe('0.00');
  });

  it.each(['2026-11-20', '2027-03-02'])('with an instalment due on %s gets no seat', async due_date => {
    const id = await journeys.booking(await journeys.departure(1, LATER), { instalments: [{ due_date }] });
    expect(refused(await give('hold_seat', id, { hold_until: DAY }))).toEqual([409, 'instalments_outside']);
    expect(refused(await give('confirm', id))).toEqual([409, 'instalments_outside']);
  });

  it('whose instalments are due on the first and the last day gets one', async () => {
    const plan = planOf(DAY, LATER.departure_date);
    done(await give('confirm', await journeys.booking(await journeys.departure(1, LATER), plan)));
  });
});

describe('reprice', () => {
  it('asks for a right and a reason, and posts nothing', async () => {
    const id = await sold();
    const before = await books.balances();
    expect((await giveAs(clerk, 'reprice', id, { price: '1.00', ...WHY })).status).toBe(403);
    expect(refused(await give('reprice', id, { price: '1.00' }))).toEqual([400, 'reason reason_required']);
    expect(await read(id)).toMatchObject({ price: '138000.00', amount: '138000.00' });
    const done = await give('reprice', id, { price: '137000.00', discount: '500.00', ...WHY });
    expect(done.body).toMatchObject({
      price: '137000.00',
      discount: '500.00',
      amount: '136500.00',
      due_amount: '136500.00',
      paid_amount: '138000.00',
      payment_status: 'overpaid',
    });
    expect(await books.balances()).toEqual(before);
  });

  it('gives up no more than the limit of the role', async () => {
    const id = await sold();
    expect(refused(await giveAs(limited, 'reprice', id, { price: '136999.99', ...WHY }))).toEqual([
      400,
      'price over_limit',
    ]);
    expect(refused(await giveAs(limited, 'reprice', id, { discount: '1000.01', ...WHY }))).toEqual([
      400,
      'price over_limit',
    ]);
    expect((await read(id)).amount).toBe('138000.00');
    done(await giveAs(limited, 'reprice', id, { price: '137000.00', ...WHY }));
    done(await giveAs(limited, 'reprice', id, { price: '500000.00', ...WHY }));
    expect((await read(id)).amount).toBe('500000.00');
    expect(refused(await give('reprice', id, { discount: '500000.01', ...WHY }))).toEqual([
      400,
      'discount discount_above',
    ]);
  });

  it('takes the price of the package for another room, and the file of the pilgrim along', async () => {
    const tour_package = await madeOf(office, 'tour_package', {
      name: 'Rooms apart',
      code: 'APART',
      tour_type: await madeOf(office, 'tour_type', { name: 'Rooms apart' }),
      price: '9000.00',
      room_prices: [{ room_type: 'double_room', price: '10500.00' }],
    });
    const id = await journeys.booking(await journeys.departure(3, { ...LATER, tour_package }));
    done(await give('confirm', id));
    done(await give('reprice', id, { room_type: 'double_room', ...WHY }));
    const { pilgrim, ...kept } = await read(id);
    expect(kept).toMatchObject({ price: '10500.00', amount: '10500.00', room_type: 'double_room' });
    expect((await journeys.read('hajj_passenger_info', pilgrim)).room_type).toBe('double_room');
    // What is left empty stays, also a price of its own.
    done(await give('reprice', id, { price: '10000.00', ...WHY }));
    done(await give('reprice', id, { discount: '1.00', ...WHY }));
    expect(await read(id)).toMatchObject({ price: '10000.00', amount: '9999.00', room_type: 'double_room' });
  });

  it('leaves what is paid of the instalments, and shares the rest among the unpaid', async () => {
    const id = await sold(planOf('2026-12-01', '2027-01-01', '2027-02-01'), '60000.00');
    const lower = await give('reprice', id, { price: '118000.01', ...WHY });
    expect(lower.body.plan_emptied).toBe(false);
    expect(await partsOf(id)).toEqual([
      ['46000.00', '46000.00'],
      ['37794.88', '14000.00'],
      ['34205.13', '0.00'],
    ]);
    const least = await give('reprice', id, { price: '60000.00', ...WHY });
    expect([least.body.plan_emptied, least.body.payment_status]).toEqual([false, 'paid']);
    expect(await partsOf(id)).toEqual([
      ['46000.00', '46000.00'],
      ['14000.00', '14000.00'],
    ]);
    const more = await give('reprice', id, { price: '60001.00', ...WHY });
    expect([more.body.plan_emptied, more.body.instalments]).toEqual([true, []]);
  });

  it('empties instalments of which more is paid than it now comes to', async () => {
    const id = await sold(planOf('2026-12-01', '2027-01-01'), '69000.01');
    const { body } = await give('reprice', id, { price: '69000.00', ...WHY });
    expect(body).toMatchObject({ plan_emptied: true, instalments: [], payment_status: 'overpaid' });
  });
});

describe('replan', () => {
  const replan = (id: number, ...instalments: readonly object[]) => give('replan', id, { instalments });

  it('keeps to the amount and to the days between booking and departure, naming each line', async () => {
    const id = await sold(planOf('2026-12-01'), '50000.00');
    const stood = await read(id);
    const [one, other] = [
      { due_date: '2026-12-01', amount: '100000.00' },
      { due_date: '2027-01-01', amount: '38000.00' },
    ];
    const asked = async (...lines: readonly object[]) => refused(await replan(id, ...lines));
    expect(await asked()).toEqual([400, 'instalments required']);
    expect(await asked(one)).toEqual([400, 'instalments instalments_total']);
    expect(await asked(one, { ...other, amount: '38000.01' })).toEqual([400, 'instalments instalments_total']);
    expect(await asked(one, { ...other, due_date: '2027-03-02' })).toEqual([
      400,
      'instalments.1.due_date instalment_day',
    ]);
    expect(await asked({ ...one, due_date: '2026-11-20' }, other)).toEqual([
      400,
      'instalments.0.due_date instalment_day',
    ]);
    expect(await asked(one, other, { due_date: '2027-02-01' })).toEqual([400, 'instalments.2.amount instalment_empty']);
    expect(await asked(one, { ...other, amount: '50000.00' }, { due_date: '2027-02-01' })).toEqual([
      400,
      'instalments.2.amount instalment_empty,instalments instalments_total',
    ]);
    expect(await asked(one, other, { due_date: '2027-02-01', amount: '0.00' })).toEqual([
      400,
      'instalments.2.amount above_zero',
    ]);
    expect(await asked(one, { amount: '38000.00' })).toEqual([400, 'instalments.1.due_date required']);
    expect(await read(id)).toEqual(stood);
  });

  it('shares what the others leave, and says anew what is paid of each', async () => {
    const id = await sold(planOf('2026-12-01'), '50000.00');
    const lines = [
      { due_date: LATER.departure_date, amount: '38000.00' },
      { due_date: DAY },
      { due_date: '2027-01-01' },
    ];
    done(await giveAs(clerk, 'replan', id, { instalments: lines }));
    expect(await partsOf(id)).toEqual([
      ['38000.00', '0.00'],
      ['50000.00', '50000.00'],
      ['50000.00', '0.00'],
    ]);
    expect(await read(id)).toMatchObject({ amount: '138000.00', paid_amount: '50000.00' });
  });
});

describe('moving a booking', () => {
  it('at another price than the one offered asks for the right to change prices', async () => {
    const id = await sold();
    const departure = await journeys.departure(2, LATER);
    const told = { departure, price: '399999.99', ...WHY };
    expect(refused(await giveAs(clerk, 'move_booking', id, told))).toEqual([400, 'price price_right']);
    expect((await journeys.read('departure', departure)).booked).toBe(0);
    done(await giveAs(clerk, 'move_booking', id, { ...told, price: '400000' }));
    const back = await journeys.departure(2, LATER);
    done(await giveAs(limited, 'move_booking', id, { departure: back, price: '399999.99', ...WHY }));
    expect(await read(id)).toMatchObject({ departure: back, amount: '399999.99', due_amount: '399999.99' });
  });

  it('gives up no more than the limit of the role', async () => {
    const id = await sold({ price: '401000.01' }, '0');
    const departure = await journeys.departure(2, LATER);
    expect(refused(await giveAs(limited, 'move_booking', id, { departure, ...WHY }))).toEqual([
      400,
      'price over_limit',
    ]);
    expect((await read(id)).amount).toBe('401000.01');
    done(await giveAs(limited, 'move_booking', id, { departure, price: '400000.01', ...WHY }));
  });

  it('is paid in part where the other departure costs more', async () => {
    const id = await sold();
    done(await give('move_booking', id, { departure: await journeys.departure(2, LATER), ...WHY }));
    expect(await read(id)).toMatchObject({
      due_amount: '400000.00',
      paid_amount: '138000.00',
      payment_status: 'partially_paid',
    });
  });

  it('goes to another departure, and takes off no more than there is', async () => {
    const id = await sold({ discount: '1000.00' }, '0');
    const { departure } = await read(id);
    expect(refused(await give('move_booking', id, { departure, ...WHY }))).toEqual([400, 'departure same_departure']);
    const third = await journeys.departure(2, LATER);
    expect(refused(await give('move_booking', id, { departure: third, price: '999.99', ...WHY }))).toEqual([
      400,
      'price discount_above',
    ]);
    done(await give('move_booking', id, { departure: third, price: '1000.00', ...WHY }));
    expect((await read(id)).amount).toBe('0.00');
  });
});

describe('the fee of a cancellation', () => {
  it.each([
    ['2027-01-21', '0.00'],
    ['2027-01-20', '10000.00'],
    ['2026-12-22', '10000.00'],
    ['2026-12-21', '40000.00'],
    ['2026-11-28', '100000.00'],
    ['2026-11-20', '100000.00'],
  ])('before a departure on %s is that of the step: %s', async (on, due_amount) => {
    const id = await soldWithFees({}, undefined, on);
    const done = await giveAs(clerk, 'cancel', id, { cancelled_on: DAY, ...WHY });
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ status: 'cancelled', due_amount });
  });

  it('below the step asks for the right to change prices, and counts to the limit', async () => {
    const id = await soldWithFees({}, undefined, '2027-01-05');
    const stood = await read(id);
    const before = await books.balances();
    const told = { cancelled_on: DAY, ...WHY };
    expect(refused(await giveAs(clerk, 'cancel', id, { ...told, fee_amount: '9999.99' }))).toEqual([
      400,
      'fee_amount fee_right',
    ]);
    expect(refused(await giveAs(limited, 'cancel', id, { ...told, fee_amount: '8999.99' }))).toEqual([
      400,
      'fee_amount over_limit',
    ]);
    expect(await read(id)).toEqual(stood);
    expect(await books.balances()).toEqual(before);
    done(await giveAs(limited, 'cancel', id, { ...told, fee_amount: '9000.00' }));
    expect((await read(id)).due_amount).toBe('9000.00');
  });

  it('may be more than the step, whoever says so', async () => {
    const id = await soldWithFees({}, undefined, '2027-01-05');
    const told = { cancelled_on: DAY, fee_amount: '12000.00', ...WHY };
    expect((await giveAs(clerk, 'cancel', id, told)).body.due_amount).toBe('12000.00');
  });

  it('is no lower for a day that is past', async () => {
    const id = await soldWithFees({ booking_date: '2026-11-01' }, '0');
    const { departure } = await read(id);
    const days = { departure_date: '2027-01-19', return_date: '2027-02-01' };
    done(await changeDays(office, departure, days));
    expect((await give('cancel', id, { cancelled_on: '2026-11-01', ...WHY })).body.due_amount).toBe('10000.00');
  });

  it('is owed for a seat or where money stands, not for a mere request', async () => {
    const told = { cancelled_on: DAY, ...WHY };
    const { departure } = await read(await soldWithFees({}, undefined, '2026-11-23'));
    const asking = await journeys.booking(departure);
    done(await give('wait_for_seat', asking));
    expect((await give('cancel', asking, told)).body.due_amount).toBe('0.00');
    const paid = await journeys.booking(departure);
    done(await give('hold_seat', paid, { hold_until: DAY }));
    done(await pay(paid, '1000.00'));
    done(await give('give_up_seat', paid));
    expect(refused(await giveAs(clerk, 'cancel', paid, { ...told, fee_amount: '0.00' }))).toEqual([
      400,
      'fee_amount fee_right',
    ]);
    const held = await journeys.booking(departure);
    done(await give('hold_seat', held, { hold_until: DAY }));
    expect((await give('cancel', held, told)).body.due_amount).toBe('100000.00');
  });

  it('has one step for a number of days', async () => {
    const { tour_package } = await journeys.read('departure', (await read(await sold())).departure);
    const twice = [0, 0].map(days_before => ({ days_before, fee_amount: '1.00' }));
    const told = await office.call('PUT', calls('tour_package').update(tour_package), {
      body: { cancellation_fees: twice },
    });
    expect(refused(told)).toEqual([400, 'cancellation_fees.1.days_before repeated_in_lines']);
  });
});

describe('what is paid of a booking', () => {
  it('is no part of a bill that was voided', async () => {
    const id = await sold({}, '0');
    const { sales } = (await give('cancel', id, { cancelled_on: DAY, fee_amount: '5000.00', ...WHY })).body;
    // Voided at a time when bookings did not hold their bills yet.
    await office.pool.query('update booking set sales = null where id = $1', [id]);
    done(await journeys.give('sales', 'void', sales, { reason: 'Nothing is asked' }));
    await office.pool.query('update booking set sales = $2 where id = $1', [id, sales]);
    done(await pay(id, '1.00'));
    expect(await read(id)).toMatchObject({ paid_amount: '1.00', payment_status: 'partially_paid' });
  });

  it('stays so, since the bill of a booking is not voided by itself, settled or not', async () => {
    const unpaid = await sold({}, '0');
    const { sales: fee } = (await give('cancel', unpaid, { cancelled_on: DAY, fee_amount: '5000.00', ...WHY })).body;
    const paid = await sold({}, '7000.00');
    const { sales: settled } = (await give('cancel', paid, { cancelled_on: DAY, fee_amount: '5000.00', ...WHY })).body;
    const { rows } = await office.pool.query(
      `select used.id from advance_use as used join open_item on open_item.id = used.item
       where log_type = 'sales' and source_id = $1`,
      [settled],
    );
    done(await journeys.give('advance_use', 'void', Number(rows[0].id), WHY));
    const before = [await read(unpaid), await read(paid), await books.balances()];
    for (const sales of [fee, settled])
      expect(refused(await journeys.give('sales', 'void', sales, WHY))).toEqual([409, 'of_booking']);
    expect([await read(unpaid), await read(paid), await books.balances()]).toEqual(before);
    const other = { sales_date: DAY, party: (await read(paid)).party };
    const items = [{ ledger: books.ledger('Service Fees'), rate: '100.00' }];
    const own = await madeOf(office, 'sales', { ...other, items });
    done(await journeys.give('sales', 'issue', own));
    done(await journeys.give('sales', 'void', own, WHY));
  });

  it('counts refunds that were given, not those that are drafts or were voided', async () => {
    const id = await sold({}, '140000.00');
    const { party } = await read(id);
    const draft = { refund_date: DAY, direction: 'to_customer', party, ledger: books.ledger('Cash'), booking: id };
    await madeOf(office, 'refund', { ...draft, amount: '1.00' });
    expect((await payAhead(id)).status).toBe(201);
    expect((await read(id)).payment_status).toBe('overpaid');
    const given = await give('refund', id, { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount: '500.00' });
    done(given);
    expect(await read(id)).toMatchObject({ paid_amount: '139501.00', payment_status: 'partially_refunded' });
    expect((await payAhead(id)).status).toBe(201);
    expect((await read(id)).payment_status).toBe('partially_refunded');
    done(await journeys.give('refund', 'void', given.body.refund, { reason: 'A mistake' }));
    expect(await read(id)).toMatchObject({ paid_amount: '140002.00', payment_status: 'overpaid' });
  });
});
