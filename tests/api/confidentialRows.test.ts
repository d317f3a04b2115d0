import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type About, askEverything, historyOf } from '../support/everyReading.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { mapInOrder } from '../../server/platform/db/mapInOrder.ts';
import { sampleOf } from '../support/sample.ts';

/** What the employee earns, as every amount that tells it is written; no other document comes to it. */
const PAY = '31415';

let office: Office;
let books: Books;
let clerk: Colleague;
let payroll: Colleague;
let party: number;
let sheet: number;
let paid: number;
let journal: number;
let opening: number;
let statement: number;

const post = async (kind: 'salary_sheet' | 'opening_balance', verb: string, id: number, body: object = {}) => {
  const reply = await office.call('POST', calls(kind).command(verb, id), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};

const partyOf = async (employee: number): Promise<number> =>
  (await office.pool.query(`select id from party where source_type = 'user' and source_id = $1`, [employee])).rows[0]
    .id;

const rights = [
  'ALL_BRANCHES',
  ...(
    [
      'account_log',
      'ledger_account',
      'open_item',
      'allocation',
      'posting',
      'party',
      'journal',
      'bank_statement',
      'payment_voucher',
      'opening_balance',
      'salary_sheet',
    ] as const
  ).flatMap(name => (['list', 'show'] as const).map(action => permissionName(name, action))),
  permissionName('journal', 'create'),
  permissionName('journal', 'delete'),
];

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  await office.pool.query(`update book_setting set books_begin_on = '2026-07-01'`);
  const sample = await sampleOf(office, entities.employee);
  const { body: colleague } = await office.call('POST', calls('employee').create, {
    body: { ...sample, basic_money: Number(PAY), allowance_money: 0, is_active: true },
  });
  const other = await hire(office);
  party = await partyOf(colleague.id);
  // Nothing is owed to one alone, so that no sum of a posting is what somebody earns.
  const salaries = books.ledger('Salaries Payable');
  const lines = [
    { ledger: salaries, party, debit_amount: '0.00', credit_amount: `${PAY}.07` },
    { ledger: salaries, party: await partyOf(other.id), debit_amount: '0.00', credit_amount: '9.00' },
    { ledger: books.ledger('Bank'), debit_amount: '90000.00', credit_amount: '0.00' },
  ];
  opening = (await office.call('POST', calls('opening_balance').create, { body: { items: lines } })).body.id;
  await post('opening_balance', 'post', opening);
  const items = [
    { employee: colleague.id, gross: `${PAY}.00`, deduction: '0.00', advance_recovered: '0.00' },
    { employee: other.id, gross: '9.00', deduction: '0.00', advance_recovered: '0.00' },
  ];
  sheet = (await office.call('POST', calls('salary_sheet').create, { body: { sheet_date: '2026-11-20', items } })).body
    .id;
  await post('salary_sheet', 'post', sheet);
  paid = (await post('salary_sheet', 'pay', sheet, { paid_on: '2026-11-20', ledger: books.ledger('Bank') })).voucher;
  const owed = [
    [Number(PAY), party],
    [9, await partyOf(other.id)],
  ] as const;
  const sides = owed.map(([amount, to]) => ['Salaries Payable', -amount, to] as const);
  journal = (await books.post('journal', '2026-11-20', ['Salaries', Number(PAY) + 9], ...sides)).body.id;
  await books.post('journal', '2026-11-20', ['Rent', 5], ['Capital', -5]);
  // Nobody makes one of such a ledger any more, yet there may be some.
  const { rows } = await office.pool.query<{ id: number }>(
    `insert into bank_statement (status, statement_no, ledger, starts_on, ends_on, opening_amount, closing_amount)
     values ('draft', '1', $1, '2026-11-01', '2026-11-30', 0, 0) returning id`,
    [salaries],
  );
  statement = Number(rows[0]?.id);
  clerk = await hire(office, rights);
  payroll = await hire(office, [...rights, 'EMPLOYEE_SALARY']);
}, 60_000);
afterAll(() => office.close());

/** Papers group the digits of an amount. */
const telling = (told: unknown) =>
  JSON.stringify(told)
    .replaceAll(/"[^"]*"/g, text => text.replaceAll(/(?<=\d),(?=\d)/g, ''))
    .includes(PAY);
const salaries = () => books.ledger('Salaries Payable');
const asked = {
  ledger: () => `ledger__in=${salaries()}`,
  party: () => `party__in=${party}`,
  days: () => 'log_date__gte=2026-07-01&log_date__lte=2026-11-21',
} as const;

/** Every way by which rows of the ledger, or the documents that they come of, are told one by one. */
const ways: readonly (readonly [name: string, path: () => string])[] = [
  ...(['account_log', 'open_item', 'allocation'] as const).flatMap(name => [
    [`${name}, all`, () => calls(name).everything] as const,
    [`${name} of a party`, () => `${calls(name).search}?party=${party}`] as const,
    [`${name}, a page`, () => `${calls(name).all}?size=100&party=${party}`] as const,
  ]),
  ...(['journal', 'payment_voucher', 'opening_balance'] as const).map(
    name => [`${name}, all`, () => `${calls(name).all}?size=100`] as const,
  ),
  ['a journal', () => calls('journal').one(journal)],
  ['what a sheet was paid by', () => calls('payment_voucher').one(paid)],
  ['an opening balance', () => calls('opening_balance').one(opening)],
  ['a salary sheet', () => calls('salary_sheet').one(sheet)],
  ['a statement of their ledger', () => `/api/accounts/bank_statements/${statement}/reconciliation`],
  ['its history', () => historyOf('journal', journal)],
  ...(
    [
      ['ledger_report', 'ledger'],
      ['ledger_report', 'party'],
      ['open_items', 'party'],
      ['day_book', 'days'],
      ['payment_report', 'days'],
      ['cash_movements', 'days'],
      ['bank_reconciliation', 'ledger'],
    ] as const
  ).flatMap(([name, by]) => [
    [`${name} by ${by}`, () => `/api/reports/${name}?size=200&${asked[by]()}`] as const,
    [`the sheet of ${name} by ${by}`, () => `/api/reports/${name}/export?format=csv&${asked[by]()}`] as const,
  ]),
  ['the wire, by ledger', () => `${mount('account_log_report')}/by_ledger_type?ledger=${salaries()}`],
  ['the wire, by party', () => `${mount('account_log_report')}/general?party=${party}`],
  ['the paper of what was paid', () => `/api/papers/payment_voucher/${paid}`],
  ['the paper of a journal', () => `/api/papers/journal/${journal}`],
  ['the payslips of a sheet', () => `/api/papers/payslip/${sheet}`],
  ['the wire, of payments', () => `${mount('account_report')}/report_for_payment_voucher`],
];

const about = (): About => ({
  party,
  documents: [
    ['journal', journal],
    ['payment_voucher', paid],
    ['opening_balance', opening],
    ['salary_sheet', sheet],
  ],
  // A paper is verified by whoever holds it; nobody is handed the code of one that they may not read.
  async tokens(reader) {
    const codes = await mapInOrder(
      [`payment_voucher/${paid}`, `journal/${journal}`],
      async paper => await reader.call('POST', `/api/papers/${paper}`, { body: {} }),
    );
    expect(codes.map(({ status }) => status)).toEqual([404, 404]);
    return ['none'];
  },
});

describe('what is owed to an employee', () => {
  it('is told by no call that reads, to somebody with every other right', async () => {
    const { rows } = await office.pool.query<{ name: string }>(
      `select name from permission where name <> 'EMPLOYEE_SALARY'`,
    );
    const others = await hire(
      office,
      rows.map(({ name }) => name),
    );
    expect(await askEverything(office, others, about(), telling)).toEqual({ telling: [], unasked: [] });
  }, 120_000);

  it.each(ways)('is told by %s to whoever reads salaries alone', async (_name, path) => {
    const [own, other] = [await payroll.call('GET', path()), await clerk.call('GET', path())];
    expect([own.status, telling(own.body)], JSON.stringify(own.body).slice(0, 300)).toEqual([200, true]);
    expect(telling(other.body), JSON.stringify(other.body).slice(0, 300)).toBe(false);
    expect([200, 403, 404]).toContain(other.status);
  });

  it('stands in sums that name nobody, and no journal is out of balance for it', async () => {
    for (const name of ['trial_balance', 'cash_flow', 'balance_sheet']) {
      const days = name === 'balance_sheet' ? 'log_date__lte=2026-11-21' : asked.days();
      const path = `/api/reports/${name}?size=500&${days}`;
      const [own, other] = await Promise.all([payroll.call('GET', path), clerk.call('GET', path)]);
      expect(own.status, name).toBe(200);
      expect(other.body.rows, name).toEqual(own.body.rows);
    }
    const [own, other] = await Promise.all([
      payroll.call('GET', '/api/accounts/journal'),
      clerk.call('GET', '/api/accounts/journal'),
    ]);
    const balance = (text: string) =>
      [...text.matchAll(/Salaries Payable {2}(-?[\d.]+)/g)].reduce((total, [, amount]) => total + Number(amount), 0);
    expect(balance(other.body)).toBeCloseTo(balance(own.body));
    expect([own.body, other.body].map(text => String(text).includes(`#${party}`))).toEqual([true, false]);
  });

  it('is said to be so to whoever asks why a colleague does not see it', async () => {
    const why = async (user: number) =>
      (await office.call('GET', `/api/access/${user}?entity=journal&record=${journal}`)).body;
    expect(JSON.stringify(await why(clerk.id))).toContain('EMPLOYEE_SALARY');
    expect(JSON.stringify(await why(payroll.id))).not.toContain('EMPLOYEE_SALARY');
  });

  it('is not told by what a document said before, once it says so no more', async () => {
    const before = books.body(
      'journal',
      '2026-11-20',
      ['Rent', Number(PAY)],
      ['Salaries Payable', -Number(PAY), party],
    );
    const { body: draft } = await office.call('POST', calls('journal').create, { body: before });
    const after = books.body('journal', '2026-11-20', ['Rent', 5], ['Capital', -5]);
    expect((await office.call('PUT', calls('journal').update(draft.id), { body: after })).status).toBe(200);
    const told = await Promise.all([payroll, clerk].map(one => one.call('GET', historyOf('journal', draft.id))));
    expect(told.map(reply => [reply.body.length, telling(reply.body)])).toEqual([
      [2, true],
      [2, false],
    ]);
  });

  it('is not entered, nor remembered of what is deleted, by whoever does not read it', async () => {
    const body = books.body('journal', '2026-11-20', ['Rent', Number(PAY)], ['Salaries Payable', -Number(PAY), party]);
    const refused = await clerk.call('POST', calls('journal').create, { body });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'items.1.ledger', code: 'confidential' }]]);
    const { body: draft } = await payroll.call('POST', calls('journal').create, { body });
    await payroll.call('DELETE', calls('journal').remove(draft.id));
    const told = await Promise.all([payroll, clerk].map(one => one.call('GET', historyOf('journal', draft.id))));
    expect(told.map(reply => telling(reply.body))).toEqual([true, false]);
  });
});
