import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { type Books, openBooks } from '../support/books.ts';
import { billsOf } from '../support/bills.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import type { Reply } from '../support/officeOn.ts';
import { madeOf } from '../support/stock.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const WHY = { reason: 'They asked for it' };

let office: Office;
let books: Books;
let journeys: Journeys;
/** May change prices and give money back, up to 50,000.00 by themselves. */
let staff: Colleague;
/** The same, beside them. */
let other: Colleague;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  const rights = {
    booking: ['HOLD_SEAT', 'CONFIRM', 'MOVE_BOOKING', 'CANCEL', 'REFUND', 'REPRICE'],
    credit_note: ['ISSUE'],
    refund: ['POST'],
    receipt_voucher: ['VOID', 'REVERSE'],
    sales: ['VOID'],
  };
  const packages = ['TOUR_PACKAGE_LIST', 'TOUR_PACKAGE_DETAILS', 'TOUR_PACKAGE_UPDATE'];
  const names = Object.entries(rights).flatMap(([name, verbs]) =>
    ['LIST', 'DETAILS', 'CREATE', 'UPDATE', ...verbs].map(verb => `${name}_${verb}`.toUpperCase()),
  );
  staff = await hire(office, [...names, ...packages, 'ALL_BRANCHES']);
  const { role } = (await office.call('GET', calls('employee').one(staff.id))).body;
  await office.call('PUT', calls('role').update(role), { body: { posting_limit: '50000.00' } });
  other = await hire(office, undefined, { role });
});
afterAll(() => office.close());

const giveAs = (who: Colleague, [name, verb]: readonly [EntityName, string], id: number, body: object = {}) =>
  who.call('POST', calls(name).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const give = (verb: string, id: number, body: object = {}) => giveAs(staff, ['booking', verb], id, body);
const refused = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`).join() ??
    body.reason ??
    body.code,
];
const done = ({ status, body }: Reply) => expect(status, JSON.stringify(body)).toBe(200);
const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });

/** A package with its fees, of 138,000.00, on a departure. */
async function journey(more: object = {}, on: object = {}): Promise<number> {
  const tour_package = await madeOf(office, 'tour_package', {
    name: `Package ${randomUUID()}`,
    code: randomUUID().slice(0, 8),
    tour_type: await madeOf(office, 'tour_type', { name: randomUUID() }),
    price: '138000.00',
    ...more,
  });
  return journeys.departure(3, { ...LATER, tour_package, ...on });
}

/** A confirmed booking, paid by receipts of so much each. */
async function paid(amounts: readonly string[] = ['138000.00'], departure?: number) {
  const id = await journeys.booking(departure ?? (await journey()));
  done(await journeys.give('booking', 'confirm', id));
  const receipts: number[] = [];
  for (const pay_amount of amounts) {
    const { body } = await journeys.give('booking', 'take_payment', id, { ...till(), pay_amount });
    receipts.push(body.voucher);
  }
  return { id, receipts };
}

describe('a rate', () => {
  it('without a currency makes nothing cheaper', async () => {
    const { id } = await paid();
    done(await journeys.give('booking', 'cancel', id, { cancelled_on: DAY, ...WHY }));
    const { party } = await journeys.read('booking', id);
    const refund = await madeOf(office, 'refund', {
      refund_date: DAY,
      direction: 'to_customer',
      party,
      booking: id,
      ledger: books.ledger('Cash'),
      amount: '138000.00',
      exchange_rate: '0.01',
    });
    expect(refused(await giveAs(staff, ['refund', 'post'], refund))).toEqual([409, 'over_limit']);
    const bills = billsOf(office, books);
    const { body: note } = await bills.draft('credit_note', [DAY, party], ['Service Fees', 138_000], {
      exchange_rate: '0.01',
    });
    expect(refused(await giveAs(staff, ['credit_note', 'issue'], note.id))).toEqual([409, 'over_limit']);
    expect((await journeys.read('booking', id)).paid_amount).toBe('138000.00');
  });

  it('below that of its currency, or of what it takes from, counts no less than that', async () => {
    const bills = billsOf(office, books);
    const currency = await madeOf(office, 'currency', { code: 'SAR', name: 'Riyal', exchange_rate: '30' });
    const [party, cheap] = [await books.party('Abroad'), { currency, exchange_rate: '0.01' }];
    const { body: note } = await bills.draft('credit_note', [DAY, party], ['Service Fees', 2000], cheap);
    expect(refused(await giveAs(staff, ['credit_note', 'issue'], note.id))).toEqual([409, 'over_limit']);
    const unrated = await madeOf(office, 'currency', { code: 'AED', name: 'Dirham' });
    const owed = { currency: unrated, exchange_rate: '30' };
    const { body: credited } = await bills.draft('credit_note', [DAY, party], ['Service Fees', 2000], owed);
    done(await journeys.give('credit_note', 'issue', credited.id));
    const refund = await madeOf(office, 'refund', {
      refund_date: DAY,
      direction: 'to_customer',
      party,
      ledger: books.ledger('Cash'),
      amount: '2000.00',
      currency: unrated,
      exchange_rate: '0.01',
    });
    expect(refused(await giveAs(staff, ['refund', 'post'], refund))).toEqual([400, 'amount over_limit']);
    expect((await journeys.read('refund', refund)).status).toBe('draft');
  });
});

const reprice = (who: Colleague, id: number, price: string) =>
  giveAs(who, ['booking', 'reprice'], id, { price, ...WHY });
const refund = (who: Colleague, id: number, pay_amount: string) =>
  giveAs(who, ['booking', 'refund'], id, { ...till(), pay_amount });
const read = (id: number) => journeys.read('booking', id);

describe('parts of a booking', () => {
  it('are given up no further than the limit, however often it is raised between', async () => {
    const { id } = await paid();
    done(await reprice(staff, id, '100000.00'));
    done(await reprice(staff, id, '500000.00'));
    const told = await reprice(staff, id, '487999.99');
    expect(refused(told)).toEqual([400, 'price over_limit_together']);
    const words = JSON.stringify(told.body.price);
    expect(words).toContain('Together with 38000.00');
    expect(words).toContain('It may be given by: ADMIN');
    expect((await read(id)).amount).toBe('500000.00');
    done(await reprice(staff, id, '488000.00'));
    expect(refused(await reprice(staff, id, '487999.99'))).toEqual([400, 'price over_limit_together']);
    // Somebody else has given up nothing of it yet, and another booking is another.
    done(await reprice(other, id, '450000.00'));
    done(await reprice(staff, (await paid()).id, '88000.00'));
  });

  it('are lowered once and paid back once, not twice', async () => {
    const { id } = await paid();
    done(await reprice(staff, id, '88000.00'));
    done(await refund(staff, id, '50000.00'));
    expect(refused(await reprice(staff, id, '38000.00'))).toEqual([400, 'price over_limit_together']);
    done(await journeys.give('booking', 'reprice', id, { price: '38000.00', ...WHY }));
    expect(refused(await refund(staff, id, '0.01'))).toEqual([409, 'over_limit_together']);
    expect(await read(id)).toMatchObject({ paid_amount: '88000.00', due_amount: '38000.00' });
    done(await refund(other, id, '50000.00'));
  });

  it('are paid back no further once it is cancelled, not through another booking of the payer either', async () => {
    const { id } = await paid();
    done(await give('cancel', id, { cancelled_on: DAY, ...WHY }));
    done(await refund(staff, id, '50000.00'));
    expect(refused(await refund(staff, id, '50000.00'))).toEqual([409, 'over_limit_together']);
    const { party } = await read(id);
    const next = await journeys.booking(await journey(), { party });
    done(await journeys.give('booking', 'confirm', next));
    done(await journeys.give('booking', 'take_over', next, { from_booking: id, taken_on: DAY }));
    done(await journeys.give('booking', 'cancel', next, { cancelled_on: DAY, ...WHY }));
    expect(refused(await refund(staff, next, '1.00'))).toEqual([409, 'over_limit_together']);
    expect((await read(next)).paid_amount).toBe('88000.00');
  });

  it.each(['void', 'reverse'])('are not taken back by receipts: %s', async verb => {
    const { id, receipts } = await paid(['46000.00', '46000.00', '46000.00']);
    const more = verb === 'reverse' ? { reverse_date: DAY } : {};
    const [first = 0, second = 0] = receipts;
    done(await giveAs(staff, ['receipt_voucher', verb], first, { ...WHY, ...more }));
    expect(refused(await giveAs(staff, ['receipt_voucher', verb], second, { ...WHY, ...more }))).toEqual([
      409,
      'over_limit_together',
    ]);
    expect((await read(id)).paid_amount).toBe('92000.00');
    done(await journeys.give('booking', 'reprice', id, { price: '80000.00', ...WHY }));
    expect(refused(await refund(staff, id, '4000.01'))).toEqual([409, 'over_limit_together']);
  });

  it('given at once by two calls are bounded alike', async () => {
    const { id } = await paid();
    done(await journeys.give('booking', 'cancel', id, { cancelled_on: DAY, ...WHY }));
    const both = await Promise.all([refund(staff, id, '30000.00'), refund(staff, id, '30000.00')]);
    expect(both.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    expect((await read(id)).paid_amount).toBe('108000.00');
  });
});

describe('a party', () => {
  it('is credited and paid back no more on one day than the limit', async () => {
    const bills = billsOf(office, books);
    const party = await books.party('Nobody with a booking');
    const credit = async (amount: number) => {
      const { body: note } = await bills.draft('credit_note', [DAY, party], ['Service Fees', amount]);
      return giveAs(staff, ['credit_note', 'issue'], note.id);
    };
    const back = async (amount: string) => {
      const draft = { refund_date: DAY, direction: 'to_customer', party, ledger: books.ledger('Cash'), amount };
      return giveAs(staff, ['refund', 'post'], await madeOf(office, 'refund', draft));
    };
    done(await credit(30_000));
    expect(refused(await credit(20_001))).toEqual([409, 'over_limit_together']);
    done(await credit(20_000));
    done(await back('50000.00'));
    done(
      await journeys.give(
        'credit_note',
        'issue',
        (await bills.draft('credit_note', [DAY, party], ['Service Fees', 5])).body.id,
      ),
    );
    expect(refused(await back('0.01'))).toEqual([409, 'over_limit_together']);
    // On another day it may be as much again.
    await office.pool.query('alter table limit_use disable trigger user');
    await office.pool.query("update limit_use set day = '2026-11-20'");
    await office.pool.query('alter table limit_use enable trigger user');
    done(await back('0.01'));
  });

  it.each(['void', 'reverse'])('is given back no more by receipts of no booking: %s', async verb => {
    const party = await books.party(`Pays at the counter, ${verb}`);
    const taken = async () =>
      (await books.post('receipt_voucher', DAY, ['Cash', 30_000], ['Accounts Receivable', -30_000, party])).body.id;
    const more = verb === 'reverse' ? { reverse_date: DAY } : {};
    const back = async () => giveAs(staff, ['receipt_voucher', verb], await taken(), { ...WHY, ...more });
    done(await back());
    expect(refused(await back())).toEqual([409, 'over_limit_together']);
  });

  it('is relieved of no more bills than that', async () => {
    const bills = billsOf(office, books);
    const party = await books.party('Billed twice');
    const issued = async () => (await bills.issue('sales', [DAY, party], ['Service Fees', 30_000])).body.id;
    done(await giveAs(staff, ['sales', 'void'], await issued(), WHY));
    expect(refused(await giveAs(staff, ['sales', 'void'], await issued(), WHY))).toEqual([409, 'over_limit_together']);
  });
});

describe('the price of a package', () => {
  const packageOf = async (departure: number) => (await journeys.read('departure', departure)).tour_package;
  const save = (who: Colleague, id: number, body: object) =>
    who.call('PUT', calls('tour_package').update(id), { body });

  it('by which bookings are measured is lowered within the limit, in all saves of a day', async () => {
    const id = await packageOf(await journey({ room_prices: [{ room_type: 'quad_room', price: '120000.00' }] }));
    expect(refused(await save(staff, id, { price: '1.00' }))).toEqual([400, 'price over_limit']);
    expect(refused(await save(staff, id, { room_prices: [{ room_type: 'quad_room', price: '1.00' }] }))).toEqual([
      400,
      'price over_limit',
    ]);
    expect(refused(await save(staff, id, { room_prices: [{ room_type: 'double_room', price: '1.00' }] }))).toEqual([
      400,
      'price over_limit',
    ]);
    done(await save(staff, id, { price: '110000.00' }));
    expect(refused(await save(staff, id, { price: '80000.00' }))).toEqual([400, 'price over_limit_together']);
    done(await save(staff, id, { price: '200000.00' }));
    expect((await office.call('GET', calls('tour_package').one(id))).body.price).toBe('200000.00');
  });

  it('is free while no departure of it takes bookings', async () => {
    const departure = await journey();
    const id = await packageOf(departure);
    await office.pool.query(`update departure set status = 'draft' where id = $1`, [departure]);
    done(await save(staff, id, { price: '1.00' }));
  });
});

describe('the price of a draft', () => {
  it.each(['wait_for_seat', 'hold_seat', 'confirm'])('below the package is given up by %s', async verb => {
    const clerk = await hire(office, [
      ...['LIST', 'DETAILS', 'UPDATE', 'HOLD_SEAT', 'CONFIRM'].map(name => `BOOKING_${name}`),
      'ALL_BRANCHES',
    ]);
    const departure = await journey({ room_prices: [{ room_type: 'double_room', price: '150000.00' }] });
    const more = verb === 'hold_seat' ? { hold_until: DAY } : {};
    const cheap = await journeys.booking(departure, { price: '138000.00', room_type: 'double_room' });
    expect(refused(await giveAs(clerk, ['booking', verb], cheap, more))).toEqual([400, 'price price_right']);
    const discounted = await journeys.booking(departure, { discount: '50000.01' });
    expect(refused(await give(verb, discounted, more))).toEqual([400, 'price over_limit']);
    expect(await read(discounted)).toMatchObject({ status: 'draft', cancellation_fees: [] });
    expect((await journeys.read('departure', departure)).booked).toBe(0);
    const fair = await journeys.booking(departure, { discount: '50000.00' });
    done(await give(verb, fair, more));
    expect(refused(await reprice(staff, fair, '137999.99'))).toEqual([400, 'price over_limit_together']);
    done(await giveAs(clerk, ['booking', verb], await journeys.booking(departure), more));
  });

  it('is judged once: what stands is not, and a seat given up in between costs nothing more', async () => {
    const id = await journeys.booking(await journey(), { discount: '40000.00' });
    const held = () => give('hold_seat', id, { hold_until: DAY });
    done(await held());
    done(await give('give_up_seat', id));
    done(await held());
    done(await give('confirm', id));
    done(await reprice(staff, id, '128000.00'));
    expect(refused(await reprice(staff, id, '127999.99'))).toEqual([400, 'price over_limit_together']);
  });
});

describe('the fee of a cancellation', () => {
  const fees = {
    cancellation_fees: [
      { days_before: 200, fee_amount: '40000.00' },
      { days_before: 7, fee_amount: '60000.00' },
    ],
  };

  it('is that of the steps as they were agreed', async () => {
    const departure = await journey(fees);
    const { id } = await paid(undefined, departure);
    const waiting = await journeys.booking(departure);
    const { tour_package } = await journeys.read('departure', departure);
    const free = { cancellation_fees: [] };
    done(await office.call('PUT', calls('tour_package').update(tour_package), { body: free }));
    expect((await read(id)).cancellation_fees).toMatchObject([fees.cancellation_fees[1], fees.cancellation_fees[0]]);
    const typed = await office.call('PUT', calls('booking').update(id), { body: free });
    expect(refused(typed)).toEqual([400, 'cancellation_fees read_only']);
    expect((await give('cancel', id, { cancelled_on: DAY, ...WHY })).body.due_amount).toBe('40000.00');
    done(await journeys.give('booking', 'confirm', waiting));
    expect((await read(waiting)).cancellation_fees).toEqual([]);
  });

  it('is given up by a move to where it would cost less today', async () => {
    const { id } = await paid(undefined, await journey(fees));
    const cheaper = await journey({ cancellation_fees: [{ days_before: 200, fee_amount: '30000.00' }] });
    const far = await journey(fees, { departure_date: '2027-09-01', return_date: '2027-09-15' });
    const mover = await hire(office, [
      ...['LIST', 'DETAILS', 'UPDATE', 'MOVE_BOOKING'].map(name => `BOOKING_${name}`),
      'ALL_BRANCHES',
    ]);
    const stood = await read(id);
    const move = (who: Colleague, departure: number) =>
      giveAs(who, ['booking', 'move_booking'], id, { departure, ...WHY });
    expect(refused(await move(mover, far))).toEqual([400, 'departure fee_right']);
    done(await reprice(staff, id, '127999.99'));
    expect(refused(await move(staff, far))).toEqual([400, 'departure over_limit_together']);
    expect((await read(id)).departure).toBe(stood.departure);
    done(await move(staff, cheaper));
    expect((await read(id)).cancellation_fees).toMatchObject([{ days_before: 200, fee_amount: '30000.00' }]);
    expect((await give('cancel', id, { cancelled_on: DAY, ...WHY })).body.due_amount).toBe('30000.00');
  });

  it('is not that of a day that has not come, which would lock the money as well', async () => {
    const { id } = await paid();
    const cancel = (cancelled_on: string) => give('cancel', id, { cancelled_on, ...WHY });
    expect(refused(await cancel('2026-11-22'))).toEqual([400, 'cancelled_on future_date']);
    expect((await read(id)).status).toBe('confirmed');
    done(await cancel(DAY));
    const ahead = await journeys.booking(await journey(), { booking_date: '2026-12-24' });
    done(await give('cancel', ahead, { cancelled_on: DAY, ...WHY }));
  });
});

describe('a dearer journey for the price of the present one', () => {
  it('gives up the difference, by a move or by another room', async () => {
    const { id } = await paid(
      undefined,
      await journey({ room_prices: [{ room_type: 'single_room', price: '188000.01' }] }),
    );
    const dear = await journey({ price: '188000.01' });
    expect(refused(await give('move_booking', id, { departure: dear, price: '138000.00', ...WHY }))).toEqual([
      400,
      'price over_limit',
    ]);
    expect(refused(await give('reprice', id, { room_type: 'single_room', price: '138000.00', ...WHY }))).toEqual([
      400,
      'price over_limit',
    ]);
    done(await give('reprice', id, { room_type: 'single_room', ...WHY }));
  });
});

it('a departure whose lists are locked keeps its days until they are unlocked', async () => {
  const departure = await journey();
  done(await journeys.give('departure', 'lock_lists', departure));
  const put = (body: object) => office.call('PUT', calls('departure').update(departure), { body });
  expect(refused(await put({ departure_date: '2027-02-01' }))).toEqual([400, 'departure_date lists_locked']);
  expect(refused(await put({ return_date: '2027-04-01' }))).toEqual([400, 'return_date lists_locked']);
  done(await put({ details: 'Gate 4' }));
  done(await journeys.give('departure', 'unlock_lists', departure, WHY));
  done(await put({ departure_date: '2027-02-01' }));
});
