import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { mount } from '../../catalog/engine/wire.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let party: number;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  const under = async (name: string) =>
    (await office.pool.query<{ id: number }>('select id from "group" where name = $1', [name])).rows[0]?.id;
  for (const [name, group] of [
    ['Rebates', 'Indirect Expenses'],
    ['Tax Kept Back by Customers', 'Current Assets'],
    ['Deposits Kept', 'Deposits (Assets)'],
  ] as const)
    await office.call('POST', calls('ledger_account').create, {
      body: { name, head_group: await under(group), is_active: true },
    });
  books = await openBooks(office);
  const rates = [{ valid_from: '2026-01-01', percent: '5' }];
  const tax = { name: 'Kept back', kind: 'tds', ledger: books.ledger('Tax Kept Back by Customers'), rates };
  await office.call('POST', calls('tax_code').create, { body: tax });
  party = await books.party('Karim');
});
afterAll(() => office.close());

type Row = Readonly<Record<string, string | null>>;
const parts = ['money_amount', 'discount_amount', 'withheld_amount', 'exchange_amount', 'other_amount', 'amount'];
const ask = async (name: string, asked: Readonly<Record<string, string>>) => {
  const { status, body } = await office.call('GET', `/api/reports/${name}?${new URLSearchParams(asked)}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};
const on = (day: string) => ({ log_date__gte: day, log_date__lte: day });
const only = (rows: readonly Row[]) => rows.map(row => parts.map(name => row[name]));
const posted = async (...given: Parameters<Books['post']>) => {
  const { status, body } = await books.post(...given);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** What cash and bank moved by on a day, by vouchers of a kind. */
const moved = async (kind: string, day: string) =>
  (
    await office.pool.query(
      `select sum(debit_amount - credit_amount)::text as amount from account_log
       where log_type = $1 and log_date = $2 and ledger = any($3)`,
      [kind, day, [books.ledger('Cash'), books.ledger('Bank')]],
    )
  ).rows[0].amount;

/** Odd cents: 100.00 is owed over two lines, of which 91.67 comes in. */
const received: readonly Side[] = [
  ['Bank', 50.01],
  ['Cash', 41.66],
  ['Rebates', 3.33],
  ['Tax Kept Back by Customers', 5],
  ['Service Fees', -33.33],
  ['Package Revenue', -66.67],
];

describe('a receipt of which a part is no money', () => {
  const day = '2026-10-05';

  it('tells its cash and bank line by line, to the cent, and what else has settled beside it', async () => {
    const { body } = await books.draft('receipt_voucher', day, ...received);
    expect(body).toMatchObject({ amount: '100.00', money_amount: '91.67' });
    const { body: entered } = await books.give('receipt_voucher', 'post', body.id);
    expect(entered).toMatchObject({ status: 'posted', amount: '100.00', money_amount: '91.67' });
    const { rows, totals } = await ask('receipt_report', on(day));
    // 33.33 of 91.67 is 30.5536, of the 3.33 then left of 8.33 (2.78 and 5.55) 1.1113.
    expect(only(rows)).toEqual([
      ['30.55', '1.11', '1.67', '0.00', '0.00', '33.33'],
      ['61.12', '2.22', '3.33', '0.00', '0.00', '66.67'],
    ]);
    expect(parts.map(name => totals[name])).toEqual(['91.67', '3.33', '5.00', '0.00', '0.00', '100.00']);
    expect(await moved('receipt_voucher', day)).toBe('91.67');
  });

  it('gives to one line what the whole of its voucher says, though the others are not asked for', async () => {
    const asked = { ...on(day), ledger__in: String(books.ledger('Package Revenue')) };
    expect(only((await ask('receipt_report', asked)).rows)).toEqual([
      ['61.12', '2.22', '3.33', '0.00', '0.00', '66.67'],
    ]);
  });

  it('stands in the summary and on the sheet with the same columns', async () => {
    const { rows } = await ask('receipt_summary', on(day));
    expect(only(rows)).toEqual([['91.67', '3.33', '5.00', '0.00', '0.00', '100.00']]);
    for (const [name, first] of [
      ['receipt_report', '30.55'],
      ['receipt_summary', '91.67'],
    ] as const) {
      const { body } = await office.call(
        'GET',
        `/api/reports/${name}/export?format=csv&${new URLSearchParams(on(day)).toString()}`,
      );
      const [head = [], row = []] = papa.parse<string[]>(body.replace(/^\uFEFF/, '')).data;
      expect(head.filter(one => parts.includes(one))).toEqual(parts);
      expect(row[head.indexOf('money_amount')]).toBe(first);
    }
  });

  it('is told by the calls of the family as before, with its money beside it', async () => {
    const path = (name: string) => `${mount('account_report')}/${name}/?date_after=${day}&date_before=${day}`;
    const { body } = await office.call('GET', path('report_for_receipt_voucher'));
    expect(body).toMatchObject({ total_amount: '100.00', total_money_amount: '91.67' });
    expect(body.receipt_vouchers).toMatchObject([
      { credit_amount: '33.33', money_amount: '30.55' },
      { credit_amount: '66.67', money_amount: '61.12' },
    ]);
    const sub_ledger = (await createSample(office, entities.sub_ledger_account)).id;
    const draft = books.body('receipt_voucher', '2026-10-06', ['Cash', 90], ['Rebates', 10], ['Service Fees', -100]);
    const items = draft['items'] as readonly object[];
    const made = await office.call('POST', calls('receipt_voucher').create, {
      body: { ...draft, items: items.map(item => ({ ...item, sub_ledger })) },
    });
    await books.give('receipt_voucher', 'post', made.body.id);
    const summary = await office.call(
      'GET',
      `${mount('account_report')}/summary_for_receipt_voucher/?date_after=2026-10-06&date_before=2026-10-06`,
    );
    expect(summary.body).toMatchObject({ total_amount: '100.00', total_money_amount: '90.00' });
    expect(Object.values(summary.body.receipt_voucher_summary)).toEqual(['100.00']);
    expect(Object.values(summary.body.receipt_money_summary)).toEqual(['90.00']);
  });
});

describe('what takes such a voucher back', () => {
  it('stands below zero, line by line, and leaves nothing', async () => {
    const day = '2026-10-12';
    const { id } = await posted('receipt_voucher', day, ...received);
    await books.give('receipt_voucher', 'void', id, { body: { reason: 'twice' } });
    const { rows, totals } = await ask('receipt_report', on(day));
    expect(only(rows).slice(2)).toEqual([
      ['-30.55', '-1.11', '-1.67', '0.00', '0.00', '-33.33'],
      ['-61.12', '-2.22', '-3.33', '0.00', '0.00', '-66.67'],
    ]);
    expect(totals).toMatchObject({ money_amount: '0.00', discount_amount: '0.00', amount: '0.00' });
  });

  it('has its money below zero in the list, too', async () => {
    const { id } = await posted('payment_voucher', '2026-10-13', ['Rent', 100], ['Cash', -95], ['TDS Payable', -5]);
    const { body } = await books.give('payment_voucher', 'reverse', id, {
      body: { reason: 'wrong', reverse_date: '2026-10-14' },
    });
    const { body: list } = await office.call('GET', `${calls('payment_voucher').all}?payment_date__gte=2026-10-13`);
    expect(body.status).toBe('reversed');
    expect(list.payment_vouchers.map((one: Row) => one['money_amount']).toSorted()).toEqual(['-95.00', '95.00']);
    expect(only((await ask('payment_report', on('2026-10-14'))).rows)).toEqual([
      ['-95.00', '0.00', '-5.00', '0.00', '0.00', '-100.00'],
    ]);
  });
});

describe('a payment', () => {
  it('tells what left cash and bank, with taxes kept, exchange differences and deposits beside it', async () => {
    const day = '2026-10-20';
    await posted(
      'payment_voucher',
      day,
      ['Rent', 60.01],
      ['Salaries', 40],
      ['Cash', -80],
      ['TDS Payable', -10],
      ['Exchange Gain', -4.01],
      ['Deposits Kept', -6],
    );
    const { rows, totals } = await ask('payment_report', on(day));
    expect(parts.map(name => totals[name])).toEqual(['80.00', '0.00', '10.00', '4.01', '6.00', '100.01']);
    for (const row of rows) {
      const told = parts.slice(0, -1).reduce((sum, name) => sum + Math.round(Number(row[name]) * 100), 0);
      expect(told).toBe(Math.round(Number(row.amount) * 100));
    }
    expect(await moved('payment_voucher', day)).toBe('-80.00');
  });

  it('has the charge of a bank that it names itself as a line of its own', async () => {
    const day = '2026-10-21';
    await posted('payment_voucher', day, ['Rent', 100], ['Bank Charges', 2], ['Bank', -102]);
    expect(only((await ask('payment_report', on(day))).rows)).toEqual([
      ['100.00', '0.00', '0.00', '0.00', '0.00', '100.00'],
      ['2.00', '0.00', '0.00', '0.00', '0.00', '2.00'],
    ]);
  });

  it('of a bill less its tax is the money that was paid', async () => {
    await posted(
      'payment_voucher',
      '2026-10-22',
      ['Accounts Payable', 200, party],
      ['Bank', -190],
      ['TDS Payable', -10],
    );
    const { rows } = await ask('payment_report', on('2026-10-22'));
    expect(only(rows)).toEqual([['190.00', '0.00', '10.00', '0.00', '0.00', '200.00']]);
  });
});

it('leaves books in which all kinds together are the movement of cash and bank', async () => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
});
