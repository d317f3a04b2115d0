import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, MARKS, NAMED, TITLES } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

const { branch, city, customer, hajj_passenger_info: pilgrim, member, party } = entities;
const name = { given_names: 'Zohra', surname: 'Akter' };
const asked = `${MARKS}=true&${TITLES}=true`;

let office: Office;
let books: Books;
let bills: Bills;
let [dhaka, sylhet, first, second, buyer, belongs] = [0, 0, 0, 0, 0, 0];

type Reader = Pick<Colleague, 'call'>;

/** What the parties of that name tell, by whose they are. */
async function toldTo(who: Reader): Promise<Record<string, Record<string, unknown>>> {
  const { body } = await who.call('GET', `${calls('party').search}?name=zohra%20akter&${asked}`);
  const rows: { source_type: string; source_id: number; marks?: Record<string, unknown> }[] = body[party.collection];
  return Object.fromEntries(rows.map(row => [`${row.source_type} ${row.source_id}`, row.marks ?? {}]));
}

const partyOf = async (type: string, id: number): Promise<number> =>
  (await office.call('GET', `${calls('party').all}?source_type=${type}&source_id=${id}`)).body[party.collection][0].id;

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  dhaka = (await createSample(office, branch, { name: 'Dhaka' })).id;
  sylhet = (await createSample(office, branch, { name: 'Sylhet' })).id;
  const savar = (await createSample(office, city, { name: 'Savar' })).id;
  const file = (values: object) => createSample(office, pilgrim, { ...name, present_thana: null, ...values });
  const own = { birth_date: '1970-05-01', primary_phone: '+8801711000001', present_city: savar, present_country: null };
  first = (await file({ branch: dhaka, passport_number: 'A01234567', tracking_no: 'TR-1', ...own })).id;
  second = (await file({ branch: sylhet, passport_number: 'A07654321', tracking_no: 'TR-2' })).id;
  const person = { first_name: 'Zohra', last_name: 'Akter', date_of_birth: null, thana: null, city: null };
  buyer = (await createSample(office, customer, { ...person, branch: dhaka, primary_phone: '+8801711000002' })).id;
  belongs = (await createSample(office, member, { ...person, ref_no: 'M-7', village: 'Char Fasson' })).id;
  const payer = await partyOf(pilgrim.name, first);
  await books.post('journal', '2026-11-20', ['Accounts Receivable', 750, payer], ['Capital', -750]);
});
afterAll(() => office.close());

it('parties of one name are told apart by what they are, number, passport, phone, birth, place and what is open', async () => {
  const told = await toldTo(office);
  expect(told[`${pilgrim.name} ${first}`]).toEqual({
    kinds: [pilgrim.name],
    number: 'TR-1',
    passport: '4567',
    phone: '+8801711000001',
    birth_date: '1970-05-01',
    place: 'Savar',
    receivable: '750.00',
  });
  expect(told[`${pilgrim.name} ${second}`]).toMatchObject({ number: 'TR-2', passport: '4321' });
  expect(told[`user ${buyer}`]).toEqual({ kinds: ['customer'], number: `#${buyer}`, phone: '+8801711000002' });
  expect(told[`user ${belongs}`]).toMatchObject({ kinds: ['member'], number: 'M-7', place: 'Char Fasson' });
});

it('nothing is told that is not asked for', async () => {
  const { body } = await office.call('GET', `${calls('party').all}?${TITLES}=true`);
  expect(body[party.collection].filter((one: object) => MARKS in one)).toEqual([]);
});

it('a picker’s answer is at most twice as long by it', async () => {
  const lengthOf = async (query: string) =>
    JSON.stringify((await office.call('GET', `${calls('party').all}?size=25&${TITLES}=true${query}`)).body).length;
  expect(await lengthOf(`&${MARKS}=true`)).toBeLessThanOrEqual(2 * (await lengthOf('')));
});

it('whoever reads parties alone learns nothing of the persons behind them, nor what is open', async () => {
  const clerk = await hire(office, ['PARTY_LIST', 'ALL_BRANCHES']);
  expect(Object.values(await toldTo(clerk))).toEqual([{}, {}, {}, {}]);
});

it('what is open is told to whoever reads open bills, a place to whoever reads places', async () => {
  const clerk = await hire(office, ['PARTY_LIST', 'OPEN_ITEM_LIST', 'ALL_BRANCHES']);
  expect((await toldTo(clerk))[`${pilgrim.name} ${first}`]).toEqual({ receivable: '750.00' });
});

it('of a person of another branch nothing is told, even where their party is of none', async () => {
  const clerk = await hire(office, ['PARTY_LIST', 'HAJJ_PASSENGER_INFO_LIST'], { branch: dhaka });
  await office.pool.query('update party set branch = null');
  const told = await toldTo(clerk);
  expect(told[`${pilgrim.name} ${first}`]).toMatchObject({ number: 'TR-1', passport: '4567' });
  expect(told[`${pilgrim.name} ${second}`]).toEqual({});
});

it('a posted receipt tells number and kind of who paid, and not to whom they may not be told', async () => {
  const [payer, other] = [await partyOf(pilgrim.name, first), await partyOf('user', buyer)];
  const sides = [
    ['Cash', 500],
    ['Accounts Receivable', -300, payer],
    ['Accounts Receivable', -200, other],
  ] as const;
  const { body: posted } = await books.post('receipt_voucher', '2026-11-21', ...sides);
  const path = `${calls('receipt_voucher').one(posted.id)}?${TITLES}=true`;
  expect((await office.call('GET', path)).body[NAMED].party).toEqual({
    [payer]: { title: 'Zohra Akter', marks: { kinds: [pilgrim.name], number: 'TR-1' } },
    [other]: { title: 'Zohra Akter', marks: { kinds: ['customer'], number: `#${buyer}` } },
  });
  const rights = ['RECEIPT_VOUCHER_DETAILS', 'PARTY_LIST', 'CUSTOMER_LIST', 'ALL_BRANCHES'];
  const clerk = await hire(office, rights);
  const { body } = await clerk.call('GET', path);
  expect(body[NAMED].party[payer]).toEqual({ title: 'Zohra Akter', marks: { number: `#${payer}` } });
  expect(body[NAMED].party[other].marks).toEqual({ kinds: ['customer'], number: `#${buyer}` });
});

it('a statement tells whose it is of several of one name', async () => {
  const period = 'log_date__gte=2026-07-01&log_date__lte=2026-11-30';
  const path = `/api/accounts/parties/${await partyOf(pilgrim.name, first)}/statement?${period}`;
  const { body } = await office.call('GET', path);
  expect(body.party).toMatchObject({ name: 'Zohra Akter', marks: { kinds: [pilgrim.name], number: 'TR-1' } });
  const rights = ['PARTY_DETAILS', 'ACCOUNT_LOG_LIST', 'OPEN_ITEM_LIST', 'ALL_BRANCHES'];
  const clerk = await hire(office, rights);
  expect((await clerk.call('GET', path)).body.party.marks).toEqual({});
});

it('what is open in another branch is not told', async () => {
  const { body } = await office.call('GET', `${calls('party').all}?source_type=${pilgrim.name}&source_id=${second}`);
  const payer = body[party.collection][0].id;
  await office.pool.query('update party set branch = null where id = $1', [payer]);
  await bills.issue('sales', ['2026-11-02', payer], ['Service Fees', 900], { branch: sylhet });
  await bills.issue('sales', ['2026-11-02', payer], ['Service Fees', 70], { branch: dhaka });
  const open = async (branch: number) => {
    const clerk = await hire(office, ['PARTY_LIST', 'OPEN_ITEM_LIST'], { branch });
    return (await toldTo(clerk))[`${pilgrim.name} ${second}`];
  };
  expect([await open(dhaka), await open(sylhet)]).toEqual([{ receivable: '70.00' }, { receivable: '900.00' }]);
});

it('a booking tells the number of its pilgrim', async () => {
  const made = await createSample(office, entities.booking, { pilgrim: first, party: null, branch: dhaka });
  const { body } = await office.call('GET', `${calls('booking').one(made.id)}?${TITLES}=true`);
  expect(body[NAMED][pilgrim.name][first]).toEqual({ title: 'Zohra Akter', marks: { number: 'TR-1' } });
});
