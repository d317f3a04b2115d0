import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import type { Reply } from '../support/officeOn.ts';
import { madeOf } from '../support/stock.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const WHY = { reason: 'They asked for it' };
const path = '/api/reports/overdue_instalments';
const listed = ['BOOKING', 'PARTY', 'DEPARTURE', 'TOUR_PACKAGE'].map(name => `${name}_LIST`);

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const done = (reply: Reply) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply;
};
const give = async (verb: string, id: number, body: object = {}) =>
  done(await journeys.give('booking', verb, id, body));
const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const pay = (id: number, pay_amount: string) => give('take_payment', id, { ...till(), pay_amount });

interface Sold {
  readonly id: number;
  readonly departure: number;
  readonly asked: string;
}

/** A booking of 90,000.00 in three instalments: one was due yesterday, one is today, one in a month. */
async function sold(more: object = {}, on: object = LATER): Promise<Sold> {
  const departure = await journeys.departure(3, on);
  const instalments = ['2026-11-20', DAY, '2026-12-21'].map(due_date => ({ due_date, amount: '30000.00' }));
  const id = await journeys.booking(departure, { booking_date: '2026-11-01', price: '90000.00', instalments, ...more });
  await give('confirm', id);
  return { id, departure, asked: `departure__in=${departure}` };
}

const read = async (query: string, who: Pick<Colleague, 'call'> = office) => {
  const { status, body } = await who.call('GET', `${path}?${query}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};
/** Day, days overdue and what is open of each row, and the sum. */
const told = async (query: string) => {
  const { rows, totals } = await read(query);
  return [
    ...rows.map((row: Record<string, unknown>) => [row['due_date'], row['overdue'], row['outstanding']]),
    totals.outstanding,
  ];
};

describe('instalments that are overdue', () => {
  it('were due before today, or before the day that is asked for, with the sum of what is open', async () => {
    const { asked } = await sold();
    expect(await told(asked)).toEqual([['2026-11-20', 1, '30000.00'], '30000.00']);
    expect((await read(asked)).as_of).toBe(DAY);
    expect(await told(`${asked}&due_date__lte=2026-11-20`)).toEqual(['0.00']);
    expect(await told(`${asked}&due_date__lte=2026-12-22`)).toEqual([
      ['2026-11-20', 32, '30000.00'],
      [DAY, 31, '30000.00'],
      ['2026-12-21', 1, '30000.00'],
      '90000.00',
    ]);
    const { body } = await office.call('GET', `${path}/export?format=csv&${asked}`);
    expect(body).toContain('30000.00');
  });

  it('are open by what is not paid of them, the one due first before the others', async () => {
    const { id, asked } = await sold();
    await pay(id, '29999.99');
    expect(await told(asked)).toEqual([['2026-11-20', 1, '0.01'], '0.01']);
    // An advance on what is due later pays nothing that is overdue by then.
    await pay(id, '10000.01');
    expect(await told(asked)).toEqual(['0.00']);
    expect(await told(`${asked}&due_date__lte=2026-12-01`)).toEqual([[DAY, 10, '20000.00'], '20000.00']);
  });

  it('of a booking that is moved are told once, by its new departure', async () => {
    const { id, asked } = await sold();
    await pay(id, '10000.00');
    const departure = await journeys.departure(1, LATER);
    await give('move_booking', id, { departure, price: '60000.00', ...WHY });
    expect(await told(asked)).toEqual(['0.00']);
    const plan = (await journeys.read('booking', id)).instalments;
    const { rows, totals } = await read(`departure__in=${departure}&due_date__lte=2027-03-01`);
    expect(rows.map((row: { outstanding: string }) => row.outstanding)).toEqual(
      plan.map((one: { amount: string; paid_amount: string }) =>
        (Number(one.amount) - Number(one.paid_amount)).toFixed(2),
      ),
    );
    expect(totals.outstanding).toBe('50000.00');
  });

  it('are those of a seat that is held, not of a booking that waits, is cancelled, or was paid and partly refunded', async () => {
    const paid = await sold();
    await pay(paid.id, '90000.00');
    await give('move_booking', paid.id, { departure: await journeys.departure(1, LATER), price: '40000.00', ...WHY });
    await give('refund', paid.id, till());
    const { departure } = await journeys.read('booking', paid.id);
    expect(await told(`departure__in=${departure}&due_date__lte=2027-03-02`)).toEqual(['0.00']);

    const cancelled = await sold();
    await give('cancel', cancelled.id, { cancelled_on: DAY, fee_amount: '5000.00', ...WHY });
    expect(await told(`${cancelled.asked}&due_date__lte=2027-03-02`)).toEqual(['0.00']);

    const instalments = [{ due_date: '2026-11-10', amount: '90000.00' }];
    const full = await journeys.departure(1, LATER);
    const made = { booking_date: '2026-11-01', price: '90000.00', instalments };
    await give('hold_seat', await journeys.booking(full, made), { hold_until: DAY });
    await give('wait_for_seat', await journeys.booking(full, made));
    expect(await told(`departure__in=${full}`)).toEqual([['2026-11-10', 11, '90000.00'], '90000.00']);
  });

  it('of whoever did not show up are open up to what the season bills, to the cent', async () => {
    const season = await madeOf(office, 'season', {
      name: `Umrah ${randomUUID()}`,
      pilgrim_type: 'umrah',
      begins_on: '2026-01-01',
      ends_on: '2028-12-31',
      no_show_percent: 50,
    });
    const instalments = ['2026-11-10', '2026-11-15', DAY].map(due_date => ({ due_date, amount: '30000.00' }));
    const { id, departure, asked } = await sold({ instalments }, { season });
    await pay(id, '20000.01');
    const { pilgrim } = await journeys.read('booking', id);
    await office.pool.query(`update hajj_passenger_info set ${READY} where id = $1`, [pilgrim]);
    done(await journeys.give('departure', 'lock_lists', departure));
    const staying = [{ booking: id, outcome: 'no_show', ...WHY }];
    done(await journeys.give('departure', 'depart', departure, { departed_on: DAY, staying }));
    expect(await journeys.read('booking', id)).toMatchObject({ status: 'no_show', due_amount: '45000.00' });
    expect(await told(`${asked}&due_date__lte=2026-12-31`)).toEqual([
      ['2026-11-10', 51, '9999.99'],
      ['2026-11-15', 46, '15000.00'],
      '24999.99',
    ]);
  });
});

describe('whom a reminder goes to', () => {
  it('is the pilgrim by their own numbers, or whoever pays for them, beside the pilgrim', async () => {
    const contact = { primary_phone: '+8801711000001', whatsapp: '+8801711000002', email: 'karim@example.org' };
    const pilgrim = await journeys.pilgrim({ given_names: 'Karim', surname: 'Ali', ...contact });
    const own = await sold({ pilgrim });
    const [row] = (await read(own.asked)).rows;
    const booking = await journeys.read('booking', own.id);
    expect(row).toMatchObject({
      party: booking.party,
      pilgrim: null,
      traveller: null,
      payer: 'Karim Ali',
      phone: contact.primary_phone,
      whatsapp: contact.whatsapp,
      email: contact.email,
      booking: own.id,
      booking_no: booking.booking_no,
      departs_on: '2027-03-01',
    });
    expect(row.journey).toMatch(/^Package /);

    const party = await madeOf(office, 'party', { name: 'Their uncle', phone: '+8801711000009' });
    const other = await journeys.pilgrim({ given_names: 'Rahim', ...contact, email: 'rahim@example.org' });
    const paid = await sold({ pilgrim: other, party });
    expect((await read(paid.asked)).rows).toMatchObject([
      {
        party,
        pilgrim: other,
        traveller: 'Rahim',
        payer: 'Their uncle',
        phone: '+8801711000009',
        whatsapp: null,
        email: null,
      },
    ]);
  });

  it('is told, of the file of a pilgrim, to those alone who may list them', async () => {
    const party = await madeOf(office, 'party', { name: 'Their aunt', phone: '+8801711000008' });
    const { asked } = await sold({ party });
    const clerk = await hire(office, [...listed, 'ALL_BRANCHES']);
    expect((await read(asked, clerk)).rows).toMatchObject([{ party, pilgrim: null, traveller: null }]);
    const own = await sold({ pilgrim: await journeys.pilgrim({ email: 'salma@example.org' }) });
    expect((await read(own.asked, clerk)).rows).toMatchObject([{ email: null, whatsapp: null }]);
    const reader = await hire(office, [...listed, 'HAJJ_PASSENGER_INFO_LIST', 'ALL_BRANCHES']);
    expect((await read(asked, reader)).rows[0].pilgrim).not.toBeNull();
    expect((await read(own.asked, reader)).rows).toMatchObject([{ email: 'salma@example.org' }]);
    for (const missing of listed) {
      const other = await hire(office, [...listed.filter(one => one !== missing), 'ALL_BRANCHES']);
      expect((await other.call('GET', path)).status, missing).toBe(403);
    }
  });

  it('is of the own branch, and nobody of another is named', async () => {
    const branch = await madeOf(office, 'branch', { name: `Branch ${randomUUID()}` });
    const elsewhere = await madeOf(office, 'branch', { name: `Branch ${randomUUID()}` });
    const hidden = await madeOf(office, 'party', {
      name: 'Of another branch',
      phone: '+8801711000007',
      branch: elsewhere,
    });
    const pilgrim = await journeys.pilgrim({ given_names: 'Elsewhere', branch: elsewhere });
    const here = await sold({ branch, party: hidden, pilgrim });
    const there = await sold({ branch: elsewhere, party: hidden, pilgrim: await journeys.pilgrim() });
    const clerk = await hire(office, [...listed, 'HAJJ_PASSENGER_INFO_LIST'], { branch });
    expect((await read('', clerk)).rows.map((row: { booking: number }) => row.booking)).not.toContain(there.id);
    expect((await read(there.asked, clerk)).totals).toEqual({ outstanding: '0.00' });
    const { rows, totals } = await read(here.asked, clerk);
    expect(totals).toEqual({ outstanding: '30000.00' });
    expect(rows).toMatchObject([
      { booking: here.id, party: null, pilgrim: null, payer: null, traveller: null, phone: null },
    ]);
    expect((await read(`${here.asked}&branch__in=${elsewhere}`)).rows).toEqual([]);
    expect((await office.call('GET', calls('booking').one(here.id))).body.branch).toBe(branch);
  });
});
