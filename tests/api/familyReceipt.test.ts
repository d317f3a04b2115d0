import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { journeysAsked } from '../../server/modules/hajj/verification/journeysAsked.ts';
import { recomputePaid } from '../../server/modules/bills/payables/recomputePaid.ts';
import { bookingPayable } from '../../server/modules/hajj/bookings/bookingPayable.ts';
import { type Books, openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';
import { whileHeld } from '../support/whileHeld.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
let departure: number;
let payer: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
beforeEach(async () => {
  departure = await journeys.departure(12);
  payer = await someone();
});
afterAll(() => office.close());

const someone = () => books.party(`Payer ${randomUUID()}`);
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const read = (id: number) => journeys.read('booking', id);
const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const told = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code ?? body.reason ?? body.code,
];
const done = async (asked: Promise<{ status: number; body: any }>) => {
  const { status, body } = await asked;
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
};
const paidOf = async (ids: readonly number[]) =>
  Promise.all(ids.map(async id => [(await read(id)).paid_amount, (await read(id)).payment_status]));
const amounts = async (ids: readonly number[]) => (await paidOf(ids)).map(([amount]) => amount);

/** Confirmed bookings at these prices, of one who pays. */
async function booked(prices: readonly string[], party = payer): Promise<number[]> {
  const ids: number[] = [];
  for (const price of prices) {
    const id = await journeys.booking(departure, { party, price });
    await done(give('confirm', id));
    ids.push(id);
  }
  return ids;
}
const four = () => booked(['100.00', '200.00', '300.00', '400.00']);

const payTogether = (body: object) =>
  office.call('POST', calls('booking').command('take_family_payment'), {
    body: { ...till(), ...body },
    headers: { 'idempotency-key': randomUUID() },
  });
const told4 = ['10.01', '20.02', '30.03', '40.04'];
const shared = (ids: readonly number[], parts: readonly string[] = []) =>
  ids.map((booking, at) => ({ booking, ...(parts[at] && { amount: parts[at] }) }));
/** Four bookings of one who pays, paid by one receipt. */
async function paidFour() {
  const ids = await four();
  const { voucher } = await done(payTogether({ shares: shared(ids, told4) }));
  return { ids, voucher: Number(voucher) };
}
const cancel = (id: number, costs: object = {}) =>
  give('cancel', id, { cancelled_on: DAY, fee_amount: '0.00', reason: 'They are ill', ...costs });
const voidReceipt = (id: number) => journeys.give('receipt_voucher', 'void', id, { reason: 'The wrong family' });
/** What is payable back, and what is paid in advance, of a party. */
const standing = async () => {
  const { rows } = await office.pool.query(
    `select ledger_account.ledger_type as type, sum(outstanding)::text as amount from open_item
     join ledger_account on ledger_account.id = ledger where party = $1 and side = 'credit' and outstanding > 0 group by 1`,
    [payer],
  );
  return Object.fromEntries(rows.map(({ type, amount }) => [type, amount]));
};

/** The books, the checks of journeys, and that what bookings say of themselves is what the ledger says. */
async function expectSound(ids: readonly number[]): Promise<void> {
  const { db } = office.host;
  for (const { name, offending } of journeysAsked)
    expect((await db.execute(offending({ heads: [] }))).rows, name).toEqual([]);
  const before = await paidOf(ids);
  const nobody = { host: office.host, caller: { id: null } };
  await db.transaction(tx =>
    recomputePaid(tx, nobody, bookingPayable, { where: sql`id = any(${sql.param([...ids])}::integer[])` }),
  );
  expect(await paidOf(ids)).toEqual(before);
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
}

describe('one receipt for four bookings of one payer', () => {
  it('has a row for each, and each keeps its own part', async () => {
    const { ids, voucher } = await paidFour();
    const receipt = await journeys.read('receipt_voucher', voucher);
    const numbers = await Promise.all(ids.map(async id => (await read(id)).booking_no));
    expect(receipt.items.slice(1).map((one: any) => [one.party, one.credit_amount, one.details])).toEqual(
      told4.map((amount, at) => [payer, amount, numbers[at]]),
    );
    expect(receipt.items[0].debit_amount).toBe('100.10');
    expect(await amounts(ids)).toEqual(told4);
    const { rows } = await office.pool.query(
      `select booking, payment.amount::text, log.credit_amount::text as entered, item.outstanding::text
       from booking_payment as payment join account_log as log on log.id = account_log
         join open_item as item on item.account_log = log.id where receipt_voucher = $1 order by payment.id`,
      [voucher],
    );
    expect(rows).toEqual(
      ids.map((booking, at) => ({ booking, amount: told4[at], entered: told4[at], outstanding: told4[at] })),
    );
    await expectSound(ids);
  });

  it('puts each of them back as it is voided, and is voided in no part', async () => {
    const { ids, voucher } = await paidFour();
    const [first = 0] = ids;
    await done(give('take_payment', first, { ...till(), pay_amount: '5.00' }));
    await done(voidReceipt(voucher));
    expect(await paidOf(ids)).toEqual([['5.00', 'partially_paid'], ...ids.slice(1).map(() => ['0.00', 'unpaid'])]);
    expect(await standing()).toEqual({ customer_advance: '5.00' });
    await expectSound(ids);
  });

  it('puts each of them back as it is reversed', async () => {
    const { ids, voucher } = await paidFour();
    const asked = { reverse_date: DAY, reason: 'The wrong family' };
    await done(journeys.give('receipt_voucher', 'reverse', voucher, asked));
    expect(await paidOf(ids)).toEqual(ids.map(() => ['0.00', 'unpaid']));
    expect(await standing()).toEqual({});
    await expectSound(ids);
  });

  it('pays the part of one back that is cancelled, and no more', async () => {
    const { ids, voucher } = await paidFour();
    const [, second = 0] = ids;
    await done(cancel(second, { fee_amount: '1.00' }));
    expect(await standing()).toEqual({ refund_payable: '19.02', customer_advance: '80.08' });
    expect(await amounts(ids)).toEqual(told4);
    expect(told(await give('refund', second, { ...till(), pay_amount: '19.03' }))).toEqual([
      400,
      'pay_amount',
      'over_refundable',
    ]);
    await done(give('refund', second, till()));
    expect(await amounts(ids)).toEqual(['10.01', '1.00', '30.03', '40.04']);
    expect(await standing()).toEqual({ customer_advance: '80.08' });
    // What one of them has used holds it for all.
    expect(told(await voidReceipt(voucher))[0]).toBe(409);
    await expectSound(ids);
  });

  it('leaves to another booking of the payer what that takes over of the one, and takes it back', async () => {
    const { ids, voucher } = await paidFour();
    const [first = 0, second = 0] = ids;
    await done(cancel(first));
    const { booking_transfer: transfer } = await done(
      give('take_over', second, { from_booking: first, taken_on: DAY }),
    );
    expect(await amounts(ids)).toEqual(['0.00', '30.03', '30.03', '40.04']);
    await expectSound(ids);
    await done(journeys.give('booking_transfer', 'void', transfer, { reason: 'Not so' }));
    expect(await amounts(ids)).toEqual(told4);
    const { rows } = await office.pool.query(
      `select id from booking_transfer where from_booking = $1 and status = 'posted'`,
      [first],
    );
    await done(journeys.give('booking_transfer', 'void', rows[0].id, { reason: 'Not so' }));
    await done(voidReceipt(voucher));
    expect(await amounts(ids)).toEqual(['0.00', '0.00', '0.00', '0.00']);
    expect(await standing()).toEqual({});
    await expectSound(ids);
  });

  it('gives back what one of them has paid too much, and leaves the others theirs', async () => {
    const ids = await four();
    await done(payTogether({ shares: shared(ids, ['150.00', '20.00', '30.00', '40.00']), beyond_due: true }));
    const [first = 0, second = 0] = ids;
    expect(told(await give('refund', second, till()))).toEqual([409, undefined, 'nothing_refundable']);
    await done(give('refund', first, till()));
    expect(await amounts(ids)).toEqual(['100.00', '20.00', '30.00', '40.00']);
    await expectSound(ids);
  });

  it('is drawn by the bill of each as they leave, and settles afterwards the bill of each', async () => {
    const { ids } = await paidFour();
    const { rows } = await office.pool.query('select pilgrim from booking where id = any($1)', [ids]);
    await office.pool.query(`update hajj_passenger_info set ${READY} where id = any($1)`, [
      rows.map(({ pilgrim }) => pilgrim),
    ]);
    await done(journeys.give('departure', 'lock_lists', departure));
    await done(journeys.give('departure', 'depart', departure, { departed_on: DAY }));
    const bills = async () => {
      const all = await Promise.all(ids.map(read));
      return Promise.all(all.map(async ({ sales }) => (await journeys.read('sales', sales)).outstanding));
    };
    expect(await bills()).toEqual(['89.99', '179.98', '269.97', '359.96']);
    expect(await standing()).toEqual({});
    await expectSound(ids);
    // Told in another order than the bills, one too much and one too little: none settles another's.
    const order = [2, 0, 3, 1].map(at => ids[at] ?? 0);
    const shares = shared(order, ['300.00', '9.99', '359.96', '179.98']);
    const { voucher } = await done(payTogether({ shares, beyond_due: true }));
    expect(await bills()).toEqual(['80.00', '0.00', '0.00', '0.00']);
    expect(await amounts(ids)).toEqual(['20.00', '200.00', '330.03', '400.00']);
    expect(await standing()).toEqual({ customer_advance: '30.03' });
    const paid = await office.pool.query(
      `select booking, sum(amount)::text as amount from booking_payment where receipt_voucher = $1 group by 1`,
      [voucher],
    );
    expect(Object.fromEntries(paid.rows.map(({ booking, amount }) => [booking, amount]))).toEqual(
      Object.fromEntries(shares.map(({ booking, amount }) => [booking, amount])),
    );
    const settled = await office.pool.query(
      `select payment.booking as payer, booking.id as billed from allocation
         join open_item as given on given.id = credit
         join booking_payment as payment on payment.account_log = given.account_log
         join open_item as bill on bill.id = debit join booking on booking.sales = bill.source_id
       where allocation.source_type = 'receipt_voucher' and allocation.source_id = $1`,
      [voucher],
    );
    expect(settled.rows).toHaveLength(4);
    expect(settled.rows.filter(({ payer, billed }) => payer !== billed)).toEqual([]);
    await expectSound(ids);
    await done(voidReceipt(voucher));
    expect(await bills()).toEqual(['89.99', '179.98', '269.97', '359.96']);
    expect(await amounts(ids)).toEqual(told4);
    await expectSound(ids);
  });

  it('pays what is cancelled back at once, each its own', async () => {
    const ids = await booked(['100.00', '200.00']);
    for (const id of ids) await done(cancel(id));
    await done(payTogether({ shares: shared(ids, ['7.00', '8.00']), beyond_due: true }));
    expect(await standing()).toEqual({ refund_payable: '15.00' });
    for (const id of ids) await done(give('refund', id, till()));
    expect([await amounts(ids), await standing()]).toEqual([['0.00', '0.00'], {}]);
    await expectSound(ids);
  });
});

describe('an amount for several bookings', () => {
  it('is split over what each still owes, to the last cent, and again', async () => {
    const ids = await booked(['100.00', '100.00', '100.00']);
    await done(payTogether({ amount: '100.00', shares: shared(ids) }));
    expect(await amounts(ids)).toEqual(['33.34', '33.33', '33.33']);
    await done(payTogether({ amount: '100.01', shares: shared(ids, ['66.66']) }));
    expect(await amounts(ids)).toEqual(['100.00', '50.01', '50.00']);
    const { voucher } = await done(payTogether({ amount: '99.99', shares: shared(ids) }));
    expect(await paidOf(ids)).toEqual(ids.map(() => ['100.00', 'paid']));
    // Who owed nothing has no row.
    expect((await journeys.read('receipt_voucher', voucher)).items).toHaveLength(3);
    expect(told(await payTogether({ amount: '1.00', shares: shared(ids) }))).toEqual([400, 'amount', 'nothing_due']);
    await expectSound(ids);
  });

  it('may be of some who pay for two and some for one', async () => {
    const other = await someone();
    const ids = [...(await booked(['100.00', '50.00'])), ...(await booked(['150.00'], other))];
    const { voucher } = await done(payTogether({ amount: '200.00', shares: shared(ids) }));
    expect(await amounts(ids)).toEqual(['66.67', '33.33', '100.00']);
    expect((await journeys.read('receipt_voucher', voucher)).items.map((one: any) => one.party)).toEqual([
      null,
      payer,
      payer,
      other,
    ]);
    await expectSound(ids);
  });

  it('pays what is due on its day of all before what is not yet due of any', async () => {
    const plans = [
      [DAY, '100.00', '2026-12-01', '900.00'],
      [DAY, '500.00', '2026-12-01', '0.01'],
    ];
    const flight = await journeys.departure(2, { departure_date: '2026-12-10', return_date: '2026-12-20' });
    const ids: number[] = [];
    for (const [first, now, later, rest] of plans) {
      const price = `${Number(now) + Number(rest)}`;
      const instalments = [
        { due_date: first, amount: now },
        { due_date: later, amount: rest },
      ];
      const id = await journeys.booking(flight, { party: payer, price, instalments });
      await done(give('confirm', id));
      ids.push(id);
    }
    await done(payTogether({ amount: '600.00', shares: shared(ids) }));
    expect(await amounts(ids)).toEqual(['100.00', '500.00']);
    await expectSound(ids);
  });

  it('is more than is owed only where that is said', async () => {
    const ids = await booked(['100.00', '50.00']);
    const refused = async (body: object) => told(await payTogether(body));
    expect(await refused({ amount: '150.01', shares: shared(ids) })).toEqual([400, 'amount', 'over_owed_together']);
    const shares = shared(ids, ['1.00', '50.01']);
    expect(await refused({ shares })).toEqual([400, 'shares.1.amount', 'over_owed']);
    expect(await refused({ shares, beyond_due: false })).toEqual([400, 'shares.1.amount', 'over_owed']);
    expect(await amounts(ids)).toEqual(['0.00', '0.00']);
    await done(payTogether({ shares, beyond_due: true }));
    expect(await amounts(ids)).toEqual(['1.00', '50.01']);
    await expectSound(ids);
  });

  it('goes into the ledger of the payment method where none is told', async () => {
    const ids = await booked(['100.00', '50.00']);
    const way = (ledger: number) => madeOf(office, 'paymentmethod', { name: `Way ${randomUUID()}`, ledger });
    const body = { ledger: null, amount: '30.00', shares: shared(ids) };
    const [cash, bank] = [await way(books.ledger('Cash')), await way(books.ledger('Bank'))];
    const { voucher } = await done(payTogether({ ...body, payment_method: cash }));
    expect((await journeys.read('receipt_voucher', voucher)).items[0].ledger).toBe(books.ledger('Cash'));
    await office.pool.query('update ledger_account set is_active = false where id = $1', [books.ledger('Bank')]);
    expect(told(await payTogether({ ...body, payment_method: bank }))).toEqual([
      400,
      'payment_method',
      'ledger_inactive',
    ]);
    expect(told(await payTogether(body))).toEqual([400, 'payment_method', 'till_unsaid']);
  });

  it('is refused where it cannot be split, in the field that says so', async () => {
    const ids = await booked(['100.00', '50.00']);
    const [first = 0, second = 0] = ids;
    const refused = async (body: object) => told(await payTogether(body));
    expect(await refused({ shares: shared([first, second, first], ['1.00', '1.00', '1.00']) })).toEqual([
      400,
      'shares.2.booking',
      'repeated_in_lines',
    ]);
    expect(await refused({ shares: [] })).toEqual([400, 'shares', 'required']);
    expect(await refused({ amount: '5.00', shares: [] })).toEqual([400, 'shares', 'required']);
    expect(await refused({ shares: shared(ids) })).toEqual([400, 'shares.0.amount', 'required']);
    const draft = await journeys.booking(departure, { party: payer });
    expect(await refused({ amount: '5.00', shares: shared([first, draft]) })).toEqual([
      400,
      'shares.1.booking',
      'not_at_present',
    ]);
    expect(await refused({ shares: shared(ids, ['1.00', '0.00']) })).toEqual([400, 'shares.1.amount', 'too_small']);
    expect(await refused({ amount: '0.00', shares: shared(ids) })).toEqual([400, 'amount', 'too_small']);
    expect(await refused({ amount: '3.00', shares: shared(ids, ['1.00', '1.00']) })).toEqual([
      400,
      'shares',
      'shares_total',
    ]);
    expect(await amounts(ids)).toEqual(['0.00', '0.00']);
  });
});

describe('two receipts at the same moment', () => {
  it('split each over what the other has left, whichever comes first', async () => {
    const ids = await booked(['100.00', '300.00']);
    const shares = shared(ids);
    const backwards = shares.toReversed();
    const answers = await whileHeld(
      office,
      `select 1 from booking where id = ${ids[0]} for update`,
      () => payTogether({ amount: '200.00', shares }),
      () => payTogether({ amount: '200.00', shares: backwards }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await paidOf(ids)).toEqual([
      ['100.00', 'paid'],
      ['300.00', 'paid'],
    ]);
    await expectSound(ids);
  });

  it('of one party and other bookings settle each its own', async () => {
    const ids = await four();
    const [one = 0, two = 0, three = 0, last = 0] = ids;
    const answers = await Promise.all([
      payTogether({ shares: shared([one, three], ['1.00', '3.00']) }),
      payTogether({ shares: shared([last, two], ['4.00', '2.00']) }),
      payTogether({ shares: shared([three, one], ['0.30', '0.10']) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await amounts(ids)).toEqual(['1.10', '2.00', '3.30', '4.00']);
    await expectSound(ids);
  });
});
