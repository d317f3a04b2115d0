import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/wire.ts';
import type { EntityName } from '../../catalog/entities.ts';
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
  const names = Object.entries(rights).flatMap(([name, verbs]) =>
    ['LIST', 'DETAILS', 'CREATE', 'UPDATE', ...verbs].map(verb => `${name}_${verb}`.toUpperCase()),
  );
  staff = await hire(office, [...names, 'ALL_BRANCHES']);
  const { role } = (await office.call('GET', calls('employee').one(staff.id))).body;
  await office.call('PUT', calls('role').update(role), { body: { posting_limit: '50000.00' } });
});
afterAll(() => office.close());

const giveAs = (who: Colleague, name: EntityName, verb: string, id: number, body: object = {}) =>
  who.call('POST', calls(name).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
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
    expect(refused(await giveAs(staff, 'refund', 'post', refund))).toEqual([409, 'over_limit']);
    const bills = billsOf(office, books);
    const { body: note } = await bills.draft('credit_note', [DAY, party], ['Service Fees', 138_000], {
      exchange_rate: '0.01',
    });
    expect(refused(await giveAs(staff, 'credit_note', 'issue', note.id))).toEqual([409, 'over_limit']);
    expect((await journeys.read('booking', id)).paid_amount).toBe('138000.00');
  });

  it('below that of its currency, or of what it takes from, counts no less than that', async () => {
    const bills = billsOf(office, books);
    const currency = await madeOf(office, 'currency', { code: 'SAR', name: 'Riyal', exchange_rate: '30' });
    const [party, cheap] = [await books.party('Abroad'), { currency, exchange_rate: '0.01' }];
    const { body: note } = await bills.draft('credit_note', [DAY, party], ['Service Fees', 2000], cheap);
    expect(refused(await giveAs(staff, 'credit_note', 'issue', note.id))).toEqual([409, 'over_limit']);
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
    expect(refused(await giveAs(staff, 'refund', 'post', refund))).toEqual([400, 'amount over_limit']);
    expect((await journeys.read('refund', refund)).status).toBe('draft');
  });
});
