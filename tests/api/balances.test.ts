import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  await books.post('payment_voucher', '2026-10-31', ['Rent', 100.25], ['Cash', -100.25]);
  await books.post('payment_voucher', '2026-11-02', ['Rent', 50], ['Cash', -50]);
});
afterAll(() => office.close());

const CHART = '/api/accounts/chart';
const pathOf = (query: string) => `/api/accounts/balances?${query}`;
const chart = (asked: CallOptions = {}) => office.call('GET', CHART, asked);
const balances = (query: string, asked: CallOptions = {}) => office.call('GET', pathOf(query), asked);

/** Balances of Rent, Cash and Capital, which nobody has posted to. */
const ofThree = async (day = '', { call }: Pick<Office, 'call'> = office) => {
  const ids = ['Rent', 'Cash', 'Capital'].map(books.ledger).toSorted((a, b) => a - b);
  const { body } = await call('GET', pathOf(`ledgers=${ids.join()}${day}`));
  const found = new Map(body.balances.map((one: { ledger: number; balance: string }) => [one.ledger, one.balance]));
  return ['Rent', 'Cash', 'Capital'].map(name => found.get(books.ledger(name)));
};

describe('balances', () => {
  it('are debit less credit, up to and with a day', async () => {
    expect(await ofThree()).toEqual(['150.25', '-150.25', '0.00']);
    expect(await ofThree('&day=2026-11-01')).toEqual(['100.25', '-100.25', '0.00']);
    expect(await ofThree('&day=2026-11-02')).toEqual(['150.25', '-150.25', '0.00']);
  });

  it('count what the reader may know of', async () => {
    const { body: branch } = await office.call('POST', calls('branch').create, { body: { name: 'Chattogram' } });
    const clerk = await hire(office, ['ACCOUNT_LOG_LIST'], { branch: branch.id });
    const draft = { ...books.body('journal', '2026-11-05', ['Rent', 7], ['Capital', -7]) };
    for (const of of [
      branch.id,
      (await office.call('POST', calls('branch').create, { body: { name: 'Sylhet' } })).body.id,
    ]) {
      const { body } = await office.call('POST', calls('journal').create, { body: { ...draft, branch: of } });
      await books.give('journal', 'post', body.id);
    }
    // What belongs to no branch everybody knows.
    expect(await ofThree('', clerk)).toEqual(['157.25', '-150.25', '-7.00']);
    expect(await ofThree()).toEqual(['164.25', '-150.25', '-14.00']);
  });

  it('are for whoever may list the rows of the ledger', async () => {
    const other = await hire(office, ['LEDGER_ACCOUNT_LIST']);
    expect((await balances('ledgers=1', { as: 'guest' })).status).toBe(401);
    expect((await other.call('GET', pathOf('ledgers=1'))).status).toBe(403);
    expect((await other.call('GET', CHART)).status).toBe(200);
    expect((await chart({ as: 'user' })).status).toBe(403);
    expect((await chart({ as: 'guest' })).status).toBe(401);
  });

  it('are asked for by ids and a day that can be read', async () => {
    for (const [query, field] of [
      ['ledgers=1,x', 'ledgers'],
      [`ledgers=${Array.from({ length: 101 }, (_, at) => at + 1).join()}`, 'ledgers'],
      ['ledgers=1&day=yesterday', 'day'],
    ] as const) {
      const { status, body } = await balances(query);
      expect([status, body.errors?.[0].field], query).toEqual([400, field]);
    }
  });

  it('are those of all ledgers that have any where none are named', async () => {
    const { body } = await balances('');
    expect(body.balances.map(({ ledger }: { ledger: number }) => ledger).toSorted()).toEqual(
      ['Cash', 'Rent', 'Capital'].map(books.ledger).toSorted(),
    );
  });
});

it('the chart says of each ledger what the law on vouchers asks', async () => {
  const { body } = await chart();
  const named = (name: string) => body.ledgers.find((one: { name: string }) => one.name === name);
  expect(named('Cash')).toEqual({
    id: books.ledger('Cash'),
    name: 'Cash',
    code: null,
    ledger_type: 'cash',
    nature: 'asset',
    is_active: true,
    holds: 'cash',
    is_control: false,
    documents_only: false,
  });
  expect(named('Bank').holds).toBe('bank');
  expect(named('Rent').holds).toBeNull();
  expect(named('Accounts Payable').is_control).toBe(true);
  expect(named('Inventory').documents_only).toBe(true);
});

it('a ledger is money by the nearest group that says so, however deep it stands', async () => {
  const { body: rows } = await office.call('GET', `${calls('group').all}?name=Bank Accounts`);
  const bank = rows.groups[0].id;
  const { body: deeper } = await office.call('POST', calls('group').create, {
    body: { name: 'Foreign banks', head_group: bank },
  });
  const { body: ledger } = await office.call('POST', calls('ledger_account').create, {
    body: { name: 'Al Rajhi', head_group: deeper.id },
  });
  const { body } = await chart();
  expect(body.ledgers.find((one: { id: number }) => one.id === ledger.id).holds).toBe('bank');
});

it('both calls are described', async () => {
  const { body } = await office.call('GET', '/openapi.json', { as: 'guest' });
  for (const path of ['/api/accounts/chart', '/api/accounts/balances']) expect(body.paths).toHaveProperty([path]);
});
