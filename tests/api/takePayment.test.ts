import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
let departure: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
beforeEach(async () => {
  departure = await journeys.departure(5, { departure_date: '2027-03-01', return_date: '2027-03-15' });
});
afterAll(() => office.close());

const cash = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const take = (id: number, input: object = {}) => journeys.give('booking', 'take_payment', id, { ...cash(), ...input });
const paid = async (id: number) => (await journeys.read('booking', id)).paid_amount;
const told = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code ?? body.reason ?? body.code,
];
const done = async (asked: ReturnType<typeof take>) => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const booked = async (more: object = {}): Promise<number> => {
  const id = await journeys.booking(departure, { price: '600.00', ...more });
  await done(journeys.give('booking', 'confirm', id));
  return id;
};
const method = (ledger: number | null) => madeOf(office, 'paymentmethod', { name: `Way ${randomUUID()}`, ledger });
/** The ledgers that the receipt of a payment debits. */
const receivedBy = async (voucher: number) =>
  (await journeys.read('receipt_voucher', voucher)).items
    .filter(({ debit_amount: amount }: { debit_amount: string }) => amount !== '0.00')
    .map(({ ledger }: { ledger: number }) => ledger);

describe('a payment of a booking', () => {
  it('is what is due by its day where no amount is told, and the next instalment once nothing is overdue', async () => {
    const instalments = [
      { due_date: DAY, amount: '100.00' },
      { due_date: '2026-12-21', amount: '200.00' },
      { due_date: '2027-01-21', amount: '300.00' },
    ];
    const id = await booked({ instalments });
    await done(take(id));
    expect(await paid(id)).toBe('100.00');
    await done(take(id));
    expect(await paid(id)).toBe('300.00');
  });

  it('is all that is owed where there are no instalments', async () => {
    const id = await booked();
    await done(take(id));
    expect(await paid(id)).toBe('600.00');
  });

  it('is refused once nothing is owed, told an amount or none, and its step says why', async () => {
    const id = await booked();
    await done(take(id));
    expect(told(await take(id))).toEqual([409, undefined, 'nothing_due']);
    const ahead = { pay_amount: '5.00', beyond_due: true };
    expect(told(await take(id, ahead))).toEqual([409, undefined, 'nothing_due']);
    expect((await journeys.read('booking', id)).commands).toContainEqual({
      verb: 'take_payment',
      blocked: 'nothing_due',
    });
    expect(await paid(id)).toBe('600.00');
  });

  it('of more than is owed is taken only where that is said', async () => {
    const id = await booked();
    expect(told(await take(id, { pay_amount: '600.01' }))).toEqual([400, 'pay_amount', 'over_owed']);
    await done(take(id, { pay_amount: '600.01', beyond_due: true }));
    expect(await paid(id)).toBe('600.01');
  });

  it('goes into the ledger of its payment method, or the cash of the agency, where no ledger is told', async () => {
    const id = await booked();
    const [bank, cashbox] = [books.ledger('Bank'), books.ledger('Cash')];
    const by = async (input: object) =>
      receivedBy((await done(take(id, { pay_amount: '10.00', ledger: null, ...input }))).voucher);
    expect(await by({ payment_method: await method(bank) })).toEqual([bank]);
    expect(await by({ payment_method: await method(null) })).toEqual([cashbox]);
    expect(await by({ payment_method: await method(bank), ledger: cashbox })).toEqual([cashbox]);
  });

  it('tells where it goes, which is cash or bank', async () => {
    const id = await booked();
    expect(told(await take(id, { ledger: null }))).toEqual([400, 'payment_method', 'till_unsaid']);
    expect(told(await take(id, { ledger: books.ledger('Rent') }))).toEqual([400, 'ledger', 'not_money']);
  });

  it('says of its method what the ledger of that is refused for', async () => {
    const id = await booked();
    const closed = await madeOf(office, 'ledger_account', {
      name: `Bank ${randomUUID()}`,
      ...(await closedLike()),
    });
    const payment_method = await method(closed);
    await office.pool.query('update ledger_account set is_active = false where id = $1', [closed]);
    expect(told(await take(id, { ledger: null, payment_method }))).toEqual([400, 'payment_method', 'ledger_inactive']);
  });
});

/** What a further bank account has in common with the agency's. */
const closedLike = async (): Promise<object> => {
  const { head_group, head_primarygroup } = await journeys.read('ledger_account', books.ledger('Bank'));
  return { head_group, head_primarygroup };
};
