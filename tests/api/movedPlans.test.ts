import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import type { Reply } from '../support/officeOn.ts';
import { madeOf } from '../support/stock.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const WHY = { reason: 'They asked for it' };

let office: Office;
let books: Books;
let journeys: Journeys;
let made = 0;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const refused = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`).join() ?? body.code,
];
const done = ({ status, body }: Reply) => expect(status, JSON.stringify(body)).toBe(200);
const pay = (id: number, pay_amount: string) =>
  give('take_payment', id, { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount });
const move = (id: number, departure: number, more: object = {}) =>
  give('move_booking', id, { departure, ...WHY, ...more });

/** Instalments as they stand. */
const planOf = async (id: number) =>
  (await journeys.read('booking', id)).instalments.map(
    (one: { due_date: string; amount: string; paid_amount: string }) => [one.due_date, one.amount, one.paid_amount],
  );

/** A departure of a package of some price, all of which is to be paid some days before. */
async function departureOf(price: string, days: { on?: string; instalment_days?: number } = {}): Promise<number> {
  made += 1;
  const tour_package = await madeOf(office, 'tour_package', {
    name: `Package of ${price}`,
    code: `MP-${made}`,
    tour_type: await madeOf(office, 'tour_type', { name: randomUUID() }),
    price,
    ...(days.instalment_days !== undefined && { instalment_days: days.instalment_days }),
  });
  return journeys.departure(3, { ...LATER, ...(days.on && { departure_date: days.on }), tour_package });
}

/** A confirmed booking of 90,000.00 in three instalments, of which something is paid. */
async function sold(paid?: string, more: object = {}): Promise<number> {
  const days = ['2026-12-01', '2027-01-01', '2027-02-01'];
  const instalments = days.map(due_date => ({ due_date, amount: '30000.00' }));
  const id = await journeys.booking(await departureOf('90000.00'), { instalments, ...more });
  done(await give('confirm', id));
  if (paid) done(await pay(id, paid));
  return id;
}

describe('a booking that is moved', () => {
  it('keeps what is paid of its instalments; the unpaid rests carry a dearer journey', async () => {
    const id = await sold('40000.00');
    done(await move(id, await departureOf('100000.01')));
    expect(await planOf(id)).toEqual([
      ['2026-12-01', '30000.00', '30000.00'],
      ['2027-01-01', '34000.00', '10000.00'],
      ['2027-02-01', '36000.01', '0.00'],
    ]);
    expect(await journeys.read('booking', id)).toMatchObject({
      amount: '100000.01',
      due_amount: '100000.01',
      paid_amount: '40000.00',
      payment_status: 'partially_paid',
    });
  });

  it('has instalments that would be due after it on the day by which the package wants all paid', async () => {
    const id = await sold('40000.00');
    done(await move(id, await departureOf('90000.00', { on: '2027-01-20', instalment_days: 14 })));
    expect(await planOf(id)).toEqual([
      ['2026-12-01', '30000.00', '30000.00'],
      ['2027-01-01', '30000.00', '10000.00'],
      ['2027-01-06', '30000.00', '0.00'],
    ]);
    // A package that says nothing wants it on the day itself; what is due that day joins.
    done(await move(id, await departureOf('90000.00', { on: '2027-01-01' })));
    expect((await planOf(id)).at(-1)).toEqual(['2027-01-01', '60000.00', '10000.00']);
    // No day that is past.
    done(await move(id, await departureOf('90000.00', { on: '2026-11-30', instalment_days: 60 })));
    expect(await planOf(id)).toEqual([[DAY, '90000.00', '40000.00']]);
  });

  it('leaves what is paid beyond a cheaper journey to be refunded, to the cent', async () => {
    const id = await sold('70000.00');
    done(await move(id, await departureOf('45000.50')));
    expect(await planOf(id)).toEqual([
      ['2026-12-01', '30000.00', '30000.00'],
      ['2027-01-01', '15000.50', '15000.50'],
    ]);
    expect(await journeys.read('booking', id)).toMatchObject({ payment_status: 'overpaid', paid_amount: '70000.00' });
    done(await give('refund', id, { ledger: books.ledger('Cash'), paid_on: DAY }));
    expect(await journeys.read('booking', id)).toMatchObject({ paid_amount: '45000.50' });
    expect(await planOf(id)).toHaveLength(2);
  });

  it('asks for instalments where none is left unpaid, and takes those that make up the whole in time', async () => {
    const id = await sold('90000.00');
    const { departure: before } = await journeys.read('booking', id);
    const dearer = await departureOf('100000.00', { on: '2027-02-20' });
    expect(refused(await move(id, dearer))).toEqual([400, 'instalments instalments_asked']);
    const asked = (...lines: readonly object[]) => move(id, dearer, { instalments: lines });
    const one = { due_date: '2026-12-01', amount: '90000.00' };
    expect(refused(await asked(one))).toEqual([400, 'instalments instalments_total']);
    expect(refused(await asked(one, { due_date: '2027-02-21' }))).toEqual([
      400,
      'instalments.1.due_date instalment_day',
    ]);
    expect(await journeys.read('booking', id)).toMatchObject({ departure: before, amount: '90000.00' });
    expect((await journeys.read('departure', dearer)).booked).toBe(0);
    done(await asked(one, { due_date: '2027-02-20' }));
    expect(await planOf(id)).toEqual([
      ['2026-12-01', '90000.00', '90000.00'],
      ['2027-02-20', '10000.00', '0.00'],
    ]);
  });

  it('without instalments goes without', async () => {
    const id = await sold('20000.00', { instalments: [] });
    done(await move(id, await departureOf('100000.00', { on: '2026-12-20' })));
    expect(await planOf(id)).toEqual([]);
  });

  it('that only waits keeps them as well, so that it may be confirmed there', async () => {
    const days = ['2026-12-01', '2027-02-01'];
    const instalments = days.map(due_date => ({ due_date, amount: '45000.00' }));
    const id = await journeys.booking(await departureOf('90000.00'), { instalments });
    done(await give('wait_for_seat', id));
    done(await move(id, await departureOf('80000.00', { on: '2027-01-20', instalment_days: 5 })));
    expect(await planOf(id)).toEqual([
      ['2026-12-01', '40000.00', '0.00'],
      ['2027-01-15', '40000.00', '0.00'],
    ]);
    done(await give('confirm', id));
  });
});
