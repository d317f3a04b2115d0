import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
let departure: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  departure = await journeys.departure(60);
});
afterAll(() => office.close());

const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const read = (id: number) => journeys.read('booking', id);
const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const codes = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.[0]?.code ?? body.reason ?? body.code,
];
const done = async (asked: Promise<{ status: number; body: any }>) => {
  const { status, body } = await asked;
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
};

/** A confirmed booking of 138,000.00, of a party that pays so much of it. */
async function paidBooking(party: number, amount = '138000.00'): Promise<number> {
  const id = await journeys.booking(departure, { party, price: '138000.00' });
  await done(give('confirm', id));
  if (Number(amount) > 0) await done(give('take_payment', id, { ...till(), pay_amount: amount }));
  return id;
}
const cancel = (id: number, costs: object = {}) =>
  give('cancel', id, { cancelled_on: DAY, spent_amount: '0.00', fee_amount: '0.00', reason: 'They are ill', ...costs });
const cancelledBooking = async (party: number, costs: object = {}): Promise<number> => {
  const id = await paidBooking(party);
  await done(cancel(id, costs));
  return id;
};
const someone = () => books.party(`Payer ${randomUUID()}`);
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
const takeOver = (to: number, from: number, more: object = {}) =>
  give('take_over', to, { from_booking: from, taken_on: DAY, ...more });
const refund = (id: number, amount?: string) =>
  give('refund', id, { ...till(), ...(amount && { pay_amount: amount }) });
/** A refund made by hand on the page of the accounts. */
const byHand = async (party: number, amount: string, booking?: number) => {
  const values = { refund_date: DAY, direction: 'to_customer', party, ledger: books.ledger('Cash'), amount, booking };
  return journeys.give('refund', 'post', await madeOf(office, 'refund', values));
};
const billOf = async (party: number): Promise<number> => {
  const items = [{ ledger: books.ledger('Service Fees'), rate: '100.00' }];
  const sales = await madeOf(office, 'sales', { sales_date: DAY, party, items });
  await done(journeys.give('sales', 'issue', sales));
  return sales;
};
const transfersOf = async (booking: number) =>
  (await office.pool.query('select id from booking_transfer where from_booking = $1 order by id', [booking])).rows.map(
    ({ id }) => Number(id),
  );

describe('money of a cancelled booking', () => {
  it('is payable back, beyond what it has cost', async () => {
    const party = await someone();
    const id = await cancelledBooking(party, { spent_amount: '30000.00', fee_amount: '8000.00' });
    expect(await standsFor(party)).toEqual({ 'Refunds Payable': '100000.00' });
    expect(await read(id)).toMatchObject({ due_amount: '38000.00', paid_amount: '138000.00' });
    expect(codes(await refund(id, '100000.01'))).toEqual([400, 'over_refundable']);
    await done(refund(id, '60000.00'));
    expect(await standsFor(party)).toEqual({ 'Refunds Payable': '40000.00' });
    await done(refund(id));
    expect(await standsFor(party)).toEqual({});
    expect(codes(await refund(id))).toEqual([409, 'nothing_refundable']);
  });

  it('stands once, however often it is cancelled; where nothing is left nothing is payable', async () => {
    const party = await someone();
    const id = await cancelledBooking(party);
    await cancel(id);
    expect(await transfersOf(id)).toHaveLength(1);
    expect(await standsFor(party)).toEqual({ 'Refunds Payable': '138000.00' });
    const other = await someone();
    const spent = await cancelledBooking(other, { spent_amount: '138000.00' });
    expect([await transfersOf(spent), await standsFor(other)]).toEqual([[], {}]);
  });

  it('that came after the day of the cancellation is payable from the day on which it came', async () => {
    const party = await someone();
    const id = await journeys.booking(departure, { party, price: '138000.00', booking_date: '2026-11-10' });
    await done(give('confirm', id));
    await done(give('take_payment', id, till()));
    await done(cancel(id, { cancelled_on: '2026-11-15' }));
    const [transfer = 0] = await transfersOf(id);
    expect((await journeys.read('booking_transfer', transfer)).taken_on).toBe(DAY);
  });

  it('settles no other bill of its party, neither by itself nor as it is asked', async () => {
    const party = await someone();
    const id = await cancelledBooking(party);
    // What is paid after the cancellation, beyond what it has cost, is payable back at once.
    const body = { ...till(), shares: [{ booking: id, amount: '50.00' }], beyond_due: true };
    const headers = { 'idempotency-key': randomUUID() };
    await done(office.call('POST', calls('booking').command('take_family_payment'), { body, headers }));
    expect(await standsFor(party)).toEqual({ 'Refunds Payable': '138050.00' });
    const sales = await billOf(party);
    expect((await journeys.read('sales', sales)).outstanding).toBe('100.00');
    expect(codes(await journeys.give('sales', 'apply_advance', sales, { applied_on: DAY }))).toEqual([
      400,
      'no_advance',
    ]);
    expect((await read(id)).paid_amount).toBe('138050.00');
  });

  it('is settled by no voucher that somebody enters', async () => {
    const party = await someone();
    await cancelledBooking(party);
    const paid = await books.post('payment_voucher', DAY, ['Refunds Payable', 100, party], ['Cash', -100]);
    const moved = await books.post('journal', DAY, ['Refunds Payable', 100, party], ['Rent', -100]);
    expect([codes(paid), codes(moved)]).toEqual([
      [400, 'documents_only'],
      [400, 'documents_only'],
    ]);
  });

  it('settles the bill of its own cancellation again, once that was taken off it', async () => {
    const party = await someone();
    const id = await cancelledBooking(party, { fee_amount: '8000.00' });
    const { rows } = await office.pool.query('select id from advance_use where party = $1', [party]);
    await done(journeys.give('advance_use', 'void', Number(rows[0].id), { reason: 'Not on this day' }));
    const { sales } = await read(id);
    expect((await journeys.read('sales', sales)).outstanding).toBe('8000.00');
    const other = await billOf(party);
    expect(codes(await journeys.give('sales', 'apply_advance', other, { applied_on: DAY }))).toEqual([
      400,
      'no_advance',
    ]);
    await done(journeys.give('sales', 'apply_advance', sales, { applied_on: DAY }));
    expect((await journeys.read('sales', sales)).outstanding).toBe('0.00');
  });

  it('is paid back by no refund that names nothing, or another booking of the party', async () => {
    const party = await someone();
    const id = await cancelledBooking(party);
    const other = await paidBooking(party);
    await done(give('reprice', other, { price: '137000.00', reason: 'They asked' }));
    expect(codes(await byHand(party, '1.00'))).toEqual([400, 'over_refundable']);
    expect(codes(await byHand(party, '1000.01', other))).toEqual([400, 'over_refundable']);
    await done(byHand(party, '1000.00', other));
    expect(await read(id)).toMatchObject({ paid_amount: '138000.00' });
    await done(byHand(party, '138000.00', id));
    expect(await read(id)).toMatchObject({ paid_amount: '0.00', payment_status: 'refunded' });
  });

  it('is paid back once by refunds of the same moment', async () => {
    const party = await someone();
    const id = await cancelledBooking(party);
    const answers = await Promise.all([refund(id), refund(id), byHand(party, '138000.00', id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await standsFor(party), (await read(id)).paid_amount]).toEqual([{}, '0.00']);
  });

  it('holds its receipt, until what stands anew is taken back', async () => {
    const party = await someone();
    const id = await cancelledBooking(party);
    const { rows } = await office.pool.query('select receipt_voucher from booking_payment where booking = $1', [id]);
    const receipt = Number(rows[0].receipt_voucher);
    const reason = { reason: 'The cheque of another' };
    expect(codes(await journeys.give('receipt_voucher', 'void', receipt, reason))).toEqual([409, 'has_allocations']);
    const [transfer = 0] = await transfersOf(id);
    await done(journeys.give('booking_transfer', 'void', transfer, reason));
    expect(await standsFor(party)).toEqual({ 'Customer Advances': '138000.00' });
    expect(codes(await byHand(party, '1.00'))).toEqual([400, 'over_refundable']);
    await done(journeys.give('receipt_voucher', 'void', receipt, reason));
    expect([await standsFor(party), (await read(id)).paid_amount]).toEqual([{}, '0.00']);
  });
});

describe('a booking that goes on', () => {
  it('gives back no more than what was paid beyond its price', async () => {
    const party = await someone();
    const id = await paidBooking(party);
    expect(codes(await refund(id))).toEqual([409, 'nothing_refundable']);
    expect(codes(await byHand(party, '1.00', id))).toEqual([400, 'over_refundable']);
    await done(give('reprice', id, { price: '130000.00', reason: 'They asked' }));
    expect(codes(await refund(id, '8000.01'))).toEqual([400, 'over_refundable']);
    await done(refund(id));
    expect(await read(id)).toMatchObject({ paid_amount: '130000.00', due_amount: '130000.00' });
    await office.pool.query(`update booking set status = 'departed' where id = $1`, [id]);
    expect(codes(await refund(id))).toEqual([409, 'nothing_refundable']);
    expect(codes(await byHand(party, '1.00', id))).toEqual([400, 'over_refundable']);
  });

  it('takes over what is left of a cancelled one of the same payer, as far as it owes', async () => {
    const party = await someone();
    const from = await cancelledBooking(party, { fee_amount: '8000.00' });
    const to = await paidBooking(party, '100000.00');
    expect(codes(await takeOver(to, from, { pay_amount: '38000.01' }))).toEqual([400, 'over_owed']);
    expect(codes(await takeOver(to, from, { pay_amount: '130000.01' }))).toEqual([400, 'over_left']);
    expect(codes(await takeOver(to, from, { pay_amount: '0.00' }))).toEqual([400, 'above_zero']);
    expect(codes(await takeOver(to, from, { taken_on: '2026-11-22' }))).toEqual([400, 'future_date']);
    expect(codes(await takeOver(to, from, { taken_on: '2026-11-20' }))).toEqual([400, 'nothing_refundable']);
    await done(takeOver(to, from, { pay_amount: '1000.00' }));
    expect([(await read(from)).paid_amount, (await read(to)).paid_amount]).toEqual(['137000.00', '101000.00']);
    await done(takeOver(to, from));
    expect([(await read(from)).paid_amount, (await read(to)).paid_amount]).toEqual(['100000.00', '138000.00']);
    expect(await read(to)).toMatchObject({ payment_status: 'paid' });
    expect(await standsFor(party)).toEqual({ 'Customer Advances': '138000.00', 'Refunds Payable': '92000.00' });
    expect(codes(await takeOver(to, from))).toEqual([400, 'over_owed']);
    await done(refund(from));
    expect(await standsFor(party)).toEqual({ 'Customer Advances': '138000.00' });
    const another = await paidBooking(party, '0.00');
    expect(codes(await takeOver(another, from))).toEqual([400, 'nothing_refundable']);
  });

  it('takes nothing over from a booking that stands, of another payer, or once it is no journey to come', async () => {
    const [party, other] = [await someone(), await someone()];
    const [standing, from, to] = [
      await paidBooking(party),
      await cancelledBooking(other),
      await paidBooking(party, '0.00'),
    ];
    expect(codes(await takeOver(to, standing))).toEqual([400, 'booking_not_cancelled']);
    expect(codes(await takeOver(to, from))).toEqual([400, 'other_payer']);
    expect((await takeOver(from, from)).status).toBe(409);
    expect([(await read(standing)).paid_amount, (await read(from)).paid_amount]).toEqual(['138000.00', '138000.00']);
  });

  it('takes it over for whoever has that right, whatever the limit of their role: nothing leaves', async () => {
    const party = await someone();
    const from = await cancelledBooking(party);
    const to = await paidBooking(party, '0.00');
    const seen = ['LIST', 'DETAILS', 'UPDATE', 'REFUND', 'CANCEL', 'TAKE_PAYMENT'].map(verb => `BOOKING_${verb}`);
    const books = ['OPEN_ITEM_LIST', 'OPEN_ITEM_DETAILS', 'ALL_BRANCHES'];
    const clerk = await hire(office, [...seen, ...books]);
    const taker = await hire(office, [...seen, ...books, 'BOOKING_TAKE_OVER']);
    const { role } = (await office.call('GET', calls('employee').one(taker.id))).body;
    await office.call('PUT', calls('role').update(role), { body: { posting_limit: '1.00' } });
    const asked = { from_booking: from, taken_on: DAY };
    const takeOverAs = (who: Colleague) => {
      const headers = { 'idempotency-key': randomUUID() };
      return who.call('POST', calls('booking').command('take_over', to), { body: asked, headers });
    };
    expect((await takeOverAs(clerk)).status).toBe(403);
    expect((await read(from)).paid_amount).toBe('138000.00');
    await done(takeOverAs(taker));
    expect((await read(to)).paid_amount).toBe('138000.00');
  });

  it('takes it over once, whoever of them asks at the same moment', async () => {
    const party = await someone();
    const from = await cancelledBooking(party);
    const takers = [await paidBooking(party, '0.00'), await paidBooking(party, '0.00')];
    const answers = await Promise.all([...takers.map(to => takeOver(to, from)), refund(from)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const paid = await Promise.all([from, ...takers].map(async id => Number((await read(id)).paid_amount)));
    expect([0, 138000]).toContain(paid.reduce((total, one) => total + one, 0));
    expect(paid[0]).toBe(0);
  });

  it('keeps it from everything else, and has it settle its own bill', async () => {
    const party = await someone();
    const from = await cancelledBooking(party);
    const to = await paidBooking(party, '0.00');
    const { booking_transfer: transfer } = await done(takeOver(to, from));
    const sales = await billOf(party);
    expect(codes(await journeys.give('sales', 'apply_advance', sales, { applied_on: DAY }))).toEqual([
      400,
      'no_advance',
    ]);
    expect(codes(await byHand(party, '1.00'))).toEqual([400, 'over_refundable']);
    await done(cancel(to, { fee_amount: '5000.00' }));
    expect(await standsFor(party)).toEqual({ 'Accounts Receivable': '-100.00', 'Refunds Payable': '133000.00' });
    const reason = { reason: 'By mistake' };
    expect(codes(await journeys.give('booking_transfer', 'void', transfer, reason))).toEqual([409, 'has_allocations']);
    await done(refund(to));
    expect((await read(to)).paid_amount).toBe('5000.00');
  });

  it('has paid less once its journey is over and another bill has taken what was over', async () => {
    const party = await someone();
    const from = await cancelledBooking(party);
    const to = await paidBooking(party, '0.00');
    await done(takeOver(to, from));
    await office.pool.query(`update booking set status = 'departed' where id = $1`, [to]);
    await done(journeys.give('sales', 'apply_advance', await billOf(party), { applied_on: DAY }));
    expect(await read(to)).toMatchObject({ paid_amount: '137900.00', payment_status: 'partially_paid' });
    expect((await read(from)).paid_amount).toBe('0.00');
  });

  it('gives it back to the cancelled one as the document is taken back', async () => {
    const party = await someone();
    const from = await cancelledBooking(party);
    const to = await paidBooking(party, '0.00');
    const { booking_transfer: transfer } = await done(takeOver(to, from));
    await done(journeys.give('booking_transfer', 'void', transfer, { reason: 'By mistake' }));
    expect([(await read(from)).paid_amount, (await read(to)).paid_amount]).toEqual(['138000.00', '0.00']);
    expect(await standsFor(party)).toEqual({ 'Refunds Payable': '138000.00' });
    await done(takeOver(to, from));
    expect((await read(to)).paid_amount).toBe('138000.00');
  });
});

it('money that stands anew in a locked month, and is taken back there, leaves its reason', async () => {
  const party = await someone();
  const id = await paidBooking(party);
  const lock = (status: string) =>
    office.pool.query(`update accounting_period set status = $1 where name = '2026-11'`, [status]);
  await lock('soft_locked');
  await done(cancel(id, { override_reason: 'Told too late' }));
  const [transfer = 0] = await transfersOf(id);
  const why = { reason: 'By mistake', override_reason: 'Seen too late' };
  await done(journeys.give('booking_transfer', 'void', transfer, why));
  await lock('open');
  const { invoice_no: number } = await journeys.read('booking_transfer', transfer);
  const { rows } = await office.pool.query('select reason from period_override where reference_no = $1 order by id', [
    number,
  ]);
  expect(rows.map(({ reason }) => reason)).toEqual(['Told too late', 'Seen too late']);
});

it('the books are sound after all of it', async () => {
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
  const found = await lastVerification(office.host);
  // Of some bookings above it was only said that they have left, without their departure.
  expect(found?.checks.filter(({ check, problems }) => problems > 0 && check !== 'departed_together')).toEqual([]);
});
