import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { register, refused, someone, written } from '../support/desk.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };

let office: Office;
let books: Books;
let journeys: Journeys;
let departure: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  departure = await departureOf();
});
afterAll(() => office.close());

const departureOf = (seats = 50, more: object = {}) => journeys.departure(seats, { ...LATER, ...more });
const cash = (pay_amount = '100.00') => ({ pay_amount, ledger: books.ledger('Cash') });
let named = 0;
const seasonOf = (more: object = {}) =>
  madeOf(office, 'season', {
    name: `Season ${(named += 1)}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-01-01',
    ends_on: '2028-12-31',
    ...more,
  });
const change = (entity: 'season' | 'role' | 'departure', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });

/** All that is asked of whoever registers, books and takes payments. */
const rights = [
  ...['CREATE', 'DETAILS'].map(verb => `HAJJ_PASSENGER_INFO_${verb}`),
  ...['CREATE', 'DETAILS', 'CONFIRM', 'TAKE_PAYMENT'].map(verb => `BOOKING_${verb}`),
  'ALL_BRANCHES',
];

/** Expects a refusal, after which all is as it was. */
async function stays(body: object, refusal: readonly unknown[], as: Parameters<typeof register>[0] = office) {
  const before = await written(office);
  const reply = await register(as, body);
  expect(refused(reply), JSON.stringify(reply.body)).toEqual(refusal);
  expect(await written(office)).toEqual(before);
}

describe('a refusal names the field of the desk, and nothing is written', () => {
  it.each([
    ['a name that is missing', { given_names: '' }, 'given_names required'],
    ['a day that is none', { birth_date: '1980-02-31' }, 'birth_date not_date'],
    ['a nation that is none', { nationality: 999_999 }, 'nationality unknown_reference'],
    [
      'days of a passport in the wrong order',
      { passport_issue_date: '2025-01-01', passport_expiry_date: '2024-01-01' },
      'passport_expiry_date not_after',
    ],
    ['a zone that does not read', { passport_mrz: 'P<BGD' }, 'passport_mrz zone_unread'],
    ['what nobody knows', { nonsense: 1 }, 'nonsense unknown_field'],
    ['what the host alone says', { status: 'registered' }, 'status unknown_field'],
    ['an amount of nothing', { pay_amount: '0.00' }, 'pay_amount too_small'],
    ['an amount below nothing', { pay_amount: '-1.00' }, 'pay_amount too_small'],
    ['a day to come', { paid_on: '2026-11-22' }, 'paid_on future_date'],
    ['a discount above the price', { discount: '400000.01' }, 'discount discount_above'],
    ['a type that the season is not for', { pilgrim_type: 'hajj' }, 'departure season_type'],
  ])('of %s', async (_, more, refusal) => {
    await stays({ ...someone(), departure, ...cash(), ...more }, [400, refusal]);
  });

  it('of a ledger that is no money, told or by the way of paying', async () => {
    const bank = books.ledger('Bank');
    const payment_method = await madeOf(office, 'paymentmethod', { name: 'Card', type: 'card', ledger: bank });
    const body = () => ({ ...someone(), departure, pay_amount: '100.00' });
    await stays({ ...body(), ledger: books.ledger('Rent') }, [400, 'ledger not_money']);
    await office.pool.query('update ledger_account set is_active = false where id = $1', [bank]);
    await stays({ ...body(), payment_method }, [400, 'payment_method ledger_inactive']);
    await office.pool.query('update ledger_account set is_active = true where id = $1', [bank]);
  });

  it('of money of a month that is locked, but for a reason of who may give one', async () => {
    const paid = { ...cash('77.00'), paid_on: '2026-10-05' };
    await books.post('journal', '2026-10-01', ['Rent', 5], ['Capital', -5]);
    const { body } = await office.call('GET', `${calls('accounting_period').all}?name=2026-10`);
    const path = calls('accounting_period').command('lock', body.accounting_periods[0].id);
    expect((await office.call('POST', path, { body: {} })).status).toBe(200);
    await stays({ ...someone(), departure, ...paid }, [400, 'reason override_reason']);
    await stays(
      { ...someone(), departure, ...paid, reason: 'Late' },
      [400, 'paid_on period_locked'],
      await hire(office, rights),
    );
    expect((await register(office, { ...someone(), departure, ...paid, reason: 'Late' })).status).toBe(201);
  });

  it('of a payment without a booking, or for one that stays a draft', async () => {
    const body = () => ({ ...someone(), pilgrim_type: 'umrah' });
    await stays({ ...body(), ...cash() }, [400, 'departure required']);
    await stays({ ...body(), price: '10.00' }, [400, 'departure required']);
    await stays({ ...body(), discount: '10.00' }, [400, 'departure required']);
    await stays({ ...body(), departure, confirms: false, ...cash() }, [400, 'pay_amount not_at_present']);
  });

  it('of somebody who is registered for this journey already, and of none who is on another', async () => {
    const twin = someone();
    expect((await register(office, { ...twin, departure, ...cash() })).status).toBe(201);
    await stays({ ...twin, departure, ...cash() }, [400, 'passport_number registered_already']);
    const other = await departureOf(5, { departure_date: '2027-05-01', return_date: '2027-05-10' });
    expect((await register(office, { ...twin, departure: other, ...cash() })).status).toBe(201);
  });

  it('of a departure that is full, not open, without a season, or of a season that is closed', async () => {
    const full = await departureOf(1);
    expect((await register(office, { ...someone(), departure: full })).status).toBe(201);
    await stays({ ...someone(), departure: full, ...cash() }, [409, 'departure no_seats']);
    const lists = await departureOf();
    await journeys.give('departure', 'lock_lists', lists);
    await stays({ ...someone(), departure: lists, ...cash() }, [409, 'departure departure_closed']);
    const season = await seasonOf();
    const closed = await departureOf(5, { season });
    await change('season', season, { is_open: false });
    await stays({ ...someone(), departure: closed, ...cash() }, [400, 'departure season_closed']);
    const none = await departureOf(5, { season: null });
    await stays({ ...someone(), pilgrim_type: 'umrah', departure: none, ...cash() }, [400, 'departure season_missing']);
  });

  it('but a season beyond its quota books them unregistered, as the confirmation does', async () => {
    const there = await departureOf(5, { season: await seasonOf({ quota: 1 }) });
    const [first, second] = [
      await register(office, { ...someone(), departure: there, ...cash() }),
      await register(office, { ...someone(), departure: there, ...cash() }),
    ];
    expect([first.body.status, first.body.file_lacks]).toEqual(['registered', null]);
    expect([second.body.status, second.body.file_lacks]).toEqual(['enquiry', 'season_full']);
  });

  it('and a woman without a mahram is booked, as by the form: her visa waits for him', async () => {
    const there = await departureOf(5, { season: await seasonOf({ mahram_policy: 'all_women' }) });
    const her = { ...someone({ gender: 'female' }), departure: there };
    const body = (await register(office, { ...her, ...cash() })).body;
    expect(body).toMatchObject({ status: 'registered', mahram: null });
    const husband = (await register(office, { ...someone(), departure: there })).body;
    const wife = { ...someone({ gender: 'female' }), departure: there, mahram: husband.id, mahram_relation: 'husband' };
    expect((await register(office, wife)).body).toMatchObject({ mahram: husband.id, mahram_relation: 'husband' });
  });
});

describe('each part asks its right', () => {
  const without = (...names: readonly string[]) => rights.filter(name => !names.includes(name));

  it('and whoever has all of them needs no other', async () => {
    const { status, body } = await register(await hire(office, rights), { ...someone(), departure, ...cash() });
    expect([status, body.status], JSON.stringify(body)).toEqual([201, 'registered']);
  });

  it.each([
    ['HAJJ_PASSENGER_INFO_CREATE', [403, ' permission_denied']],
    ['BOOKING_CREATE', [403, 'departure no_right']],
    ['BOOKING_CONFIRM', [403, 'confirms no_right']],
    ['BOOKING_TAKE_PAYMENT', [403, 'pay_amount no_right']],
    ['BOOKING_DETAILS', [403, 'confirms no_right', 'pay_amount no_right']],
  ])('without %s nothing is done', async (name, refusal) => {
    const clerk = await hire(office, without(name));
    await stays({ ...someone(), departure, ...cash() }, refusal, clerk);
  });

  it('but not that of a part that nobody asks for', async () => {
    const [file, draft, booked] = [
      await hire(office, without('BOOKING_CREATE', 'BOOKING_CONFIRM', 'BOOKING_TAKE_PAYMENT')),
      await hire(office, without('BOOKING_CONFIRM', 'BOOKING_TAKE_PAYMENT')),
      await hire(office, without('BOOKING_TAKE_PAYMENT')),
    ];
    expect((await register(file, { ...someone(), pilgrim_type: 'umrah' })).status).toBe(201);
    expect((await register(draft, { ...someone(), departure, confirms: false })).status).toBe(201);
    expect((await register(booked, { ...someone(), departure })).status).toBe(201);
  });

  it('and a lower price asks for the right to it, within the limit of the role', async () => {
    const lower = () => ({ ...someone(), departure, price: '399000.00', ...cash() });
    await stays(lower(), [400, 'price price_right'], await hire(office, rights));
    const seller = await hire(office, [...rights, 'BOOKING_REPRICE']);
    const { role } = (await office.call('GET', calls('employee').one(seller.id))).body;
    await change('role', role, { posting_limit: '999.99' });
    await stays(lower(), [400, 'price over_limit'], seller);
    await stays({ ...someone(), departure, discount: '1000.00', ...cash() }, [400, 'price over_limit'], seller);
    await change('role', role, { posting_limit: '1000.00' });
    expect((await register(seller, lower())).status).toBe(201);
  });

  it('and nobody registers for another branch, or sees anything of one', async () => {
    const [dhaka, sylhet] = [
      await madeOf(office, 'branch', { name: 'Dhaka' }),
      await madeOf(office, 'branch', { name: 'Sylhet' }),
    ];
    const clerk = await hire(office, without('ALL_BRANCHES'), { branch: dhaka });
    const foreign = await journeys.pilgrim({
      branch: sylhet,
      family: await journeys.family('Secret', { branch: sylhet }),
    });
    await stays({ ...someone(), branch: sylhet }, [400, 'branch foreign_branch'], clerk);
    await stays({ ...someone(), with_pilgrim: foreign }, [400, 'with_pilgrim unknown_reference'], clerk);
    await stays({ ...someone(), mahram: foreign }, [400, 'mahram unknown_reference'], clerk);
    const own = await register(clerk, { ...someone(), departure, ...cash() });
    expect([own.status, own.body.branch], JSON.stringify(own.body)).toEqual([201, dhaka]);
    expect((await journeys.read('booking', own.body.booking)).branch).toBe(dhaka);
    expect((await journeys.read('receipt_voucher', own.body.voucher)).branch).toBe(dhaka);
    const twin = someone();
    await journeys.pilgrim({ ...twin, branch: sylhet });
    const told = await register(clerk, { ...twin, pilgrim_type: 'umrah', departure });
    expect([refused(told), JSON.stringify(told.body).includes('Rahim')]).toEqual([
      [400, 'passport_number registered_elsewhere'],
      false,
    ]);
  });
});
