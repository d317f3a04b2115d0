import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckResult } from '../../catalog/ledger/bookChecks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { register, refused, someone, written } from '../support/desk.ts';
import { historyOf } from '../support/everyReading.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { madeOf } from '../support/stock.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const departureOf = (seats = 5, more: object = {}) => journeys.departure(seats, { ...LATER, ...more });
const done = async (body: object) => {
  const reply = await register(office, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const cash = (pay_amount: string) => ({ pay_amount, ledger: books.ledger('Cash') });
const broken = async (): Promise<readonly string[]> => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  const checks: readonly CheckResult[] = body.verification.checks;
  return checks.filter(({ problems }) => problems > 0).map(({ check }) => check);
};
/** How many more there are than before, of what there are more of. */
const grown = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    ['files', 'bookings', 'receipts', 'payments', 'seats']
      .map(name => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );

describe('one save at the desk', () => {
  it('registers, books and takes the payment, and books and journeys are whole', async () => {
    const departure = await departureOf();
    const before = await written(office);
    const body = await done({ ...someone(), departure, room_type: 'quad_room', ...cash('50000.25'), paid_on: DAY });
    expect(body).toMatchObject({ departure, status: 'registered', pilgrim_type: 'umrah', ...LATER, file_lacks: null });
    expect(await journeys.read('booking', body.booking)).toMatchObject({
      status: 'confirmed',
      booking_date: DAY,
      pilgrim: body.id,
      room_type: 'quad_room',
      price: '400000.00',
      paid_amount: '50000.25',
    });
    expect(await journeys.read('receipt_voucher', body.voucher)).toMatchObject({
      status: 'posted',
      receipt_date: DAY,
      amount: '50000.25',
    });
    expect(
      Object.values(await books.balances())
        .map(Number)
        .toSorted((one, other) => one - other),
    ).toEqual([-50000.25, 50000.25]);
    expect(grown(before, await written(office))).toEqual({
      files: 1,
      bookings: 1,
      receipts: 1,
      payments: 1,
      seats: 1,
    });
    expect(await broken()).toEqual([]);
  });

  it('is told in the history of file, booking and receipt by whom', async () => {
    const body = await done({ ...someone(), departure: await departureOf(), ...cash('10.00') });
    for (const [entity, id] of [
      ['hajj_passenger_info', body.id],
      ['booking', body.booking],
      ['receipt_voucher', body.voucher],
    ] as const) {
      const { rows } = await office.pool.query(
        'select distinct action, "by" from history where entity = $1 and record = $2 and action <> $3 order by 1',
        [entity, id, 'update'],
      );
      expect(rows, entity).toEqual(['create', 'transition'].map(action => ({ action, by: office.ids.admin })));
    }
  });

  it('registers alone without a departure, and books without a payment where no amount is said', async () => {
    const before = await written(office);
    const alone = await done({ ...someone(), pilgrim_type: 'umrah', room_type: 'double_room', paid_on: DAY });
    expect(alone).toMatchObject({ status: 'enquiry', room_type: 'double_room', booking: null, voucher: null });
    expect(grown(before, await written(office))).toEqual({ files: 1 });
    const unpaid = await done({ ...someone(), departure: await departureOf() });
    expect(unpaid).toMatchObject({ status: 'registered', voucher: null });
    expect(await journeys.read('booking', unpaid.booking)).toMatchObject({ status: 'confirmed', paid_amount: '0.00' });
  });

  it('plans the instalments as the package does, of the price in the room less the discount', async () => {
    const tour_package = await madeOf(office, 'tour_package', {
      name: 'By parts',
      code: 'PARTS',
      tour_type: await madeOf(office, 'tour_type', { name: 'By parts' }),
      price: '9000.00',
      room_prices: [{ room_type: 'double_room', price: '10500.00' }],
      instalment_plan: [
        { share_percent: 33, due_days_before: 120 },
        { share_percent: 67, due_days_before: 30 },
      ],
    });
    const departure = await departureOf(5, { tour_package });
    const planOf = async (more: object) => {
      const { booking } = await done({ ...someone(), departure, ...more });
      const { instalments } = await journeys.read('booking', booking);
      return instalments.map(({ due_date, amount, paid_amount: paid }: Record<string, string>) => [
        due_date,
        amount,
        paid,
      ]);
    };
    const [begins, rest] = [DAY, '2027-01-30'];
    expect(await planOf({ room_type: 'double_room', discount: '499.99', ...cash('4000.00') })).toEqual([
      [begins, '3300.00', '3300.00'],
      [rest, '6700.01', '700.00'],
    ]);
    expect(await planOf({ price: '100.01', confirms: false })).toEqual([
      [begins, '33.00', '0.00'],
      [rest, '67.01', '0.00'],
    ]);
    expect(await planOf({ departure: await departureOf() })).toEqual([]);
  });

  it('leaves a draft where the booking is not to be confirmed: no seat is taken, and no file', async () => {
    const departure = await departureOf();
    const body = await done({ ...someone(), departure, confirms: false });
    expect(body).toMatchObject({ status: 'enquiry', departure: null, departure_date: null, file_lacks: null });
    expect(body.season).toEqual((await journeys.read('departure', departure)).season);
    expect((await journeys.read('booking', body.booking)).status).toBe('draft');
    expect((await journeys.read('departure', departure)).booked).toBe(0);
  });

  it('tells what the file still needs, as the confirmation does', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Hajj 1448',
      pilgrim_type: 'hajj',
      begins_on: '2026-01-01',
      ends_on: '2028-12-31',
    });
    const body = await done({ ...someone(), departure: await departureOf(5, { season }), ...cash('1.00') });
    expect(body).toMatchObject({
      status: 'enquiry',
      pilgrim_type: 'hajj',
      file_lacks: 'pre_register_first',
    });
  });

  it('keeps the scan that was sent before, which is of this file alone from then on', async () => {
    const sent = await office.call('POST', '/api/media', {
      body: formOf({ file: asFile(await jpeg(40), 'scan.jpg', 'image/jpeg'), sealed: 'true' }),
    });
    const body = await done({ ...someone(), pilgrim_type: 'umrah', passport_scan: sent.body.file });
    expect((await office.call('GET', body.passport_scan)).status).toBe(200);
    const again = await register(office, { ...someone(), pilgrim_type: 'umrah', passport_scan: sent.body.file });
    expect(refused(again)).toEqual([400, 'passport_scan not_media']);
  });

  it('takes the money where the payment method leads, else into cash', async () => {
    const ledger = books.ledger('Bank');
    const payment_method = await madeOf(office, 'paymentmethod', { name: 'Mobile', type: 'mobile', ledger });
    const departure = await departureOf();
    const intoOf = async (more: object) => {
      const { voucher } = await done({ ...someone(), departure, pay_amount: '5.00', ...more });
      const { items } = await journeys.read('receipt_voucher', voucher);
      return items.find((line: { debit_amount: string }) => line.debit_amount !== '0.00').ledger;
    };
    expect(await intoOf({ payment_method })).toBe(ledger);
    expect(await intoOf({ payment_method, ledger: books.ledger('Cash') })).toBe(books.ledger('Cash'));
    expect(await intoOf({})).toBe(books.ledger('Cash'));
  });

  it('takes more than is due as an advance where that is said, as the payment by itself does', async () => {
    const departure = await departureOf();
    const asked = { ...someone(), departure, price: '400000.00', ...cash('400000.01') };
    expect((await register(office, asked)).body.errors).toMatchObject([{ field: 'pay_amount', code: 'over_owed' }]);
    const body = await done({ ...asked, beyond_due: true });
    expect(await journeys.read('booking', body.booking)).toMatchObject({
      due_amount: '400000.00',
      paid_amount: '400000.01',
    });
  });
});

describe('the family of the one before', () => {
  it('is joined, or begun by that file, which leads it', async () => {
    const first = await done({ ...someone(), departure: await departureOf() });
    expect(first.family).toBeNull();
    const second = await done({ ...someone(), departure: first.departure, with_pilgrim: first.id });
    const third = await done({ ...someone(), departure: first.departure, with_pilgrim: second.id });
    const { family } = await journeys.read('hajj_passenger_info', first.id);
    expect([second.family, third.family]).toEqual([family, family]);
    expect(await journeys.read('family', family)).toMatchObject({
      family_no: expect.stringMatching(/^FM-\d{4}-\d{6}$/),
      name: first.surname ?? first.given_names,
      leader: first.id,
      branch: first.branch,
    });
    const { body: told } = await office.call('GET', historyOf('hajj_passenger_info', first.id));
    expect(JSON.stringify(told)).toContain('family');
  });

  it('is one for all who join at once', async () => {
    const [departure, first] = [await departureOf(9), await journeys.pilgrim()];
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => register(office, { ...someone(), departure, with_pilgrim: first, ...cash('5.00') })),
    );
    const { family, version } = await journeys.read('hajj_passenger_info', first);
    expect(replies.map(({ status, body }) => [status, body.family])).toEqual(replies.map(() => [201, family]));
    expect(version).toBe(2);
  });

  it('asks for the right to change the earlier file where it has none yet, and to see it', async () => {
    const names = (...verbs: string[]) => verbs.map(verb => `HAJJ_PASSENGER_INFO_${verb}`);
    const [blind, clerk] = [
      await hire(office, [...names('CREATE'), 'ALL_BRANCHES']),
      await hire(office, [...names('CREATE', 'DETAILS'), 'ALL_BRANCHES']),
    ];
    const alone = await journeys.pilgrim();
    const family = await journeys.family('Kin');
    const kin = await journeys.pilgrim({ family });
    const before = await written(office);
    const body = () => ({ ...someone(), pilgrim_type: 'umrah' });
    const isRefused = [403, 'with_pilgrim no_right'];
    expect(refused(await register(blind, { ...body(), with_pilgrim: kin }))).toEqual(isRefused);
    expect(refused(await register(clerk, { ...body(), with_pilgrim: alone }))).toEqual(isRefused);
    expect(await written(office)).toEqual(before);
    expect((await register(clerk, { ...body(), with_pilgrim: kin })).body).toMatchObject({ family });
  });
});

describe('asked more than once', () => {
  it('it is done once under one key, and not at all without one', async () => {
    const body = { ...someone(), departure: await departureOf(), ...cash('100.00') };
    const key = randomUUID();
    const before = await written(office);
    const [one, other] = await Promise.all([register(office, body, key), register(office, body, key)]);
    const third = await register(office, body, key);
    expect([one.status, other.status, third.status]).toEqual([201, 201, 201]);
    expect([other.body, third.body]).toEqual([one.body, one.body]);
    expect(grown(before, await written(office))).toEqual({ files: 1, bookings: 1, receipts: 1, payments: 1, seats: 1 });
    expect(refused(await register(office, { ...someone(), pilgrim_type: 'umrah' }, null))).toEqual([
      428,
      ' key_required',
    ]);
  });

  it('one of three has the last seat, and nothing is written of the others', async () => {
    for (let round = 0; round < 5; round += 1) {
      const departure = await departureOf(1);
      const before = await written(office);
      const replies = await Promise.all(
        [1, 2, 3].map(() => register(office, { ...someone(), departure, ...cash('100.00') })),
      );
      expect(replies.map(refused).filter(([status]) => status !== 201)).toEqual(
        [1, 2].map(() => [409, 'departure no_seats']),
      );
      expect(grown(before, await written(office))).toEqual({
        files: 1,
        bookings: 1,
        receipts: 1,
        payments: 1,
        seats: 1,
      });
    }
    expect(await broken()).toEqual([]);
  });
});
