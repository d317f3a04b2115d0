import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type Ground, openGround } from '../support/places.ts';

let office: Office;
let books: Books;
let bills: Bills;
let ground: Ground;
/** Zohra Akter who owes nothing. */
let party: number;
/** Zohra Akter the pilgrim, whose bill is open. */
let pilgrim: number;
beforeAll(async () => {
  office = await openOffice();
  ground = await openGround(office);
  books = await openBooks(office);
  bills = billsOf(office, books);
  party = await books.party('Zohra Akter');
  pilgrim = await partyOf(
    await journeysOf(office).pilgrim({ given_names: 'ZOHRA', surname: 'Akter', tracking_no: 'RT-100023' }),
  );
  await bills.issue('sales', ['2026-11-01', pilgrim], ['Service Fees', 45_000], { branch: ground.branches.own });
  await books.party('Zohra Akter');
  const other = await books.party('Zohra Akter Banu');
  await bills.issue('sales', ['2026-11-01', other], ['Service Fees', 45_000]);
});
afterAll(() => office.close());

async function partyOf(id: number): Promise<number> {
  const { body } = await office.call('GET', `${calls('party').all}?source_type=hajj_passenger_info&source_id=${id}`);
  return body.parties[0].id;
}
const asked = (id: number, who: Pick<Office, 'call'> = office) =>
  who.call('GET', `/api/accounts/parties/${id}/namesakes`);
const said = async (id: number, who?: Pick<Office, 'call'>) => (await asked(id, who)).body;

it('tells of a party that owes nothing who of its name does, what they are, and by which bills', async () => {
  expect(await said(party)).toEqual({
    owes: '0.00',
    namesakes: [
      {
        id: pilgrim,
        name: 'ZOHRA Akter',
        kinds: ['hajj_passenger_info'],
        number: 'RT-100023',
        owes: '45000.00',
        amounts: ['45000.00'],
        ledger: books.ledger('Accounts Receivable'),
      },
    ],
  });
});

it('tells nobody of a party that owes something itself', async () => {
  expect(await said(pilgrim)).toEqual({ owes: '45000.00', namesakes: [] });
});

it('counts what a booking lacks, which is billed only when they leave', async () => {
  const journeys = journeysOf(office);
  const departure = await journeys.departure(9);
  const goes = await journeys.pilgrim({ given_names: 'Abdul', surname: 'Karim' });
  const booking = await journeys.booking(departure, { pilgrim: goes });
  expect((await journeys.give('booking', 'confirm', booking)).status).toBe(200);
  const other = await books.party('Abdul  Karim'.replace('  ', ' '));
  expect((await said(other)).namesakes).toMatchObject([
    { id: await partyOf(goes), owes: '400000.00', amounts: ['400000.00'], ledger: null },
  ]);
  expect((await said(await partyOf(goes))).namesakes).toEqual([]);
  const clerk = await hire(office, ['PARTY_LIST', 'OPEN_ITEM_LIST', 'ALL_BRANCHES']);
  expect((await said(other, clerk)).namesakes).toEqual([]);
  const rights = ['PARTY_LIST', 'OPEN_ITEM_LIST', 'BOOKING_LIST'];
  await office.pool.query('update booking set branch = $1 where id = $2', [ground.branches.own, booking]);
  for (const [branch, found] of [
    [ground.branches.own, 1],
    [ground.branches.foreign, 0],
  ] as const)
    expect((await said(other, await hire(office, rights, { branch }))).namesakes, String(branch)).toHaveLength(found);
});

it('tells nothing of parties, bills and files that lie beyond the caller’s bounds', async () => {
  const lists = ['PARTY_LIST', 'OPEN_ITEM_LIST', 'ACCOUNT_LOG_LIST'];
  const near = await hire(office, lists, { branch: ground.branches.own });
  expect((await said(party, near)).namesakes).toMatchObject([{ id: pilgrim, kinds: [], number: null }]);
  const elsewhere = await hire(office, lists, { branch: ground.branches.foreign });
  expect((await said(party, elsewhere)).namesakes).toEqual([]);
  await office.pool.query('update party set branch = $1 where id = $2', [ground.branches.foreign, pilgrim]);
  expect((await said(party, near)).namesakes).toEqual([]);
  expect((await asked(pilgrim, near)).status).toBe(404);
  await office.pool.query('update party set branch = null where id = $1', [pilgrim]);
});

it('is for whoever may list parties and what is open', async () => {
  for (const held of [['PARTY_LIST'], ['OPEN_ITEM_LIST']])
    expect((await asked(party, await hire(office, held))).status).toBe(403);
});
