import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookDocuments } from '../../catalog/registry/bookDocuments.ts';
import { entities } from '../../catalog/registry/entities.ts';
import type { VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { whileHeld } from '../support/whileHeld.ts';
import { notOver } from '../../server/modules/ledger/years/yearGuards.ts';

let office: Office;
let books: Books;
let dhaka: number;
let coast: number;
let karim: number;
/** The time of the tests; their tokens last for some minutes. */
const START = '2026-11-21T06:00:00Z';
let now = START;

type VoucherStory = readonly [kind: VoucherName, day: string, branch: number, ...sides: Side[]];

const tell = async (...[kind, day, branch, ...sides]: VoucherStory) => {
  const body = { ...books.body(kind, day, ...sides), branch };
  const { body: made } = await office.call('POST', calls(kind).create, { body });
  const posted = await books.give(kind, 'post', made.id);
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
};

beforeEach(async () => {
  now = START;
  office = await openOffice({ clock: () => new Date(now) });
  books = await openBooks(office);
  dhaka = (await createSample(office, entities.branch)).id;
  coast = (await createSample(office, entities.branch)).id;
  karim = await books.party('Karim');
  // The figures are binding: profit 25,000; equity and assets 145,000.
  await tell('receipt_voucher', '2025-07-01', dhaka, ['Bank', 100_000], ['Capital', -100_000]);
  await tell('journal', '2025-09-10', dhaka, ['Accounts Receivable', 50_000, karim], ['Company Sales', -50_000]);
  await tell('journal', '2025-10-01', coast, ['Sales Returns', 5000], ['Accounts Receivable', -5000, karim]);
  await tell('payment_voucher', '2025-12-31', dhaka, ['Rent', 20_000], ['Bank', -20_000]);
  await tell('receipt_voucher', '2026-01-05', dhaka, ['Bank', 30_000], ['Capital', -30_000]);
  await tell('payment_voucher', '2026-06-30', coast, ['Drawings', 10_000], ['Bank', -10_000]);
});
afterEach(() => office.close());

const year = async (name: string) =>
  (await office.call('GET', `${calls('fiscal_year').all}?name=${name}`)).body.fiscal_years[0];
const give = async (name: string, verb: string, body: object = {}) =>
  office.call('POST', calls('fiscal_year').command(verb, (await year(name)).id), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

async function lockAll(until = '2026-06-30'): Promise<void> {
  const { body } = await office.call('GET', `${calls('accounting_period').all}?size=100`);
  for (const { id, status, ends_on } of body.accounting_periods)
    if (status === 'open' && ends_on <= until)
      await office.call('POST', calls('accounting_period').command('lock', id), { body: {} });
}

const report = async (name: string, asked: string) =>
  new Map<string, string>(
    (await office.call('GET', `/api/reports/${name}?${asked}&size=200`)).body.rows.map(
      (row: { account: string; amount: string }) => [row.account, row.amount],
    ),
  );
const YEAR = 'log_date__gte=2025-07-01&log_date__lte=2026-06-30';
const sheet = async (day: string) => {
  const rows = await report('balance_sheet', `log_date__lte=${day}`);
  return [rows.get('line:assets'), rows.get('line:equity'), rows.get('line:liabilities') ?? '0.00'];
};

describe('a year', () => {
  it('is closed: income and expenses at zero, the profit in the retained earnings, the reports as before', async () => {
    const before = [await sheet('2026-06-30'), [...(await report('profit_and_loss', YEAR))]];
    expect(before[0]).toEqual(['145000.00', '145000.00', '0.00']);
    await lockAll();
    const closed = await give('2025-26', 'close_year');
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect([closed.body.status, closed.body.profit]).toEqual(['closed', '25000.00']);
    expect([await sheet('2026-06-30'), [...(await report('profit_and_loss', YEAR))]]).toEqual(before);
    expect((await report('profit_and_loss', YEAR)).get('line:net_profit')).toBe('25000.00');
    const balances = await books.balances();
    expect(balances).toMatchObject({
      'Company Sales': '0.00',
      'Sales Returns': '0.00',
      Rent: '0.00',
      'Retained Earnings': '-25000.00',
    });
    const next = await report('profit_and_loss', 'log_date__gte=2026-07-01&log_date__lte=2026-11-21');
    expect([...next]).toEqual([]);
    expect(await sheet('2026-07-01')).toEqual(['145000.00', '145000.00', '0.00']);
    const { rows } = await office.pool.query(
      `select branch, log_type, log_date::text as day, ledger_account.name as ledger, debit_amount, credit_amount
       from account_log join ledger_account on ledger_account.id = ledger
       where log_type = 'year_close' order by account_log.id`,
    );
    const common = { log_type: 'year_close', day: '2026-06-30' };
    expect(rows).toEqual([
      { ...common, branch: dhaka, ledger: 'Company Sales', debit_amount: '50000.00', credit_amount: '0.00' },
      { ...common, branch: dhaka, ledger: 'Rent', debit_amount: '0.00', credit_amount: '20000.00' },
      { ...common, branch: dhaka, ledger: 'Retained Earnings', debit_amount: '0.00', credit_amount: '30000.00' },
      { ...common, branch: coast, ledger: 'Sales Returns', debit_amount: '0.00', credit_amount: '5000.00' },
      { ...common, branch: coast, ledger: 'Retained Earnings', debit_amount: '5000.00', credit_amount: '0.00' },
    ]);
    const { body: months } = await office.call('GET', `${calls('accounting_period').all}?size=100`);
    expect(months.accounting_periods).toHaveLength(12);
    expect(new Set(months.accounting_periods.map((one: { status: string }) => one.status))).toEqual(
      new Set(['hard_locked']),
    );
    const { body: branches } = await office.call('GET', `/api/reports/profit_and_loss_by_branch?${YEAR}`);
    expect(branches.totals.result).toBe('25000.00');
  });

  it('is opened again by a counter-entry, and closed anew after a correction', async () => {
    await lockAll();
    await give('2025-26', 'close_year');
    expect((await give('2025-26', 'reopen_year')).body.errors[0]).toMatchObject({ code: 'reason_required' });
    const opened = await give('2025-26', 'reopen_year', { reason: 'A bill is missing' });
    expect([opened.status, opened.body.status, opened.body.profit]).toEqual([200, 'open', null]);
    expect(await books.balances()).toMatchObject({ 'Company Sales': '-50000.00', 'Retained Earnings': '0.00' });
    expect(await sheet('2026-06-30')).toEqual(['145000.00', '145000.00', '0.00']);
    expect((await report('profit_and_loss', YEAR)).get('line:net_profit')).toBe('25000.00');
    const again = await give('2025-26', 'close_year');
    expect([again.status, again.body.profit]).toEqual([200, '25000.00']);
    const { body } = await office.call('GET', `${calls('year_close').all}?size=10&ordering=id`);
    expect(
      body.year_closes.map((one: { is_taken_back: boolean; invoice_no: string }) => [
        one.invoice_no,
        one.is_taken_back,
      ]),
    ).toEqual([
      ['YC-2025-000001', true],
      ['YC-2025-000002', true],
      ['YC-2025-000003', false],
      ['YC-2025-000004', false],
    ]);
    expect((await give('2025-26', 'reopen_year', { reason: 'Another one' })).body.status).toBe('open');
    expect(await books.balances()).toMatchObject({ 'Company Sales': '-50000.00', 'Retained Earnings': '0.00' });
  });

  it('is closed though the books began within it: the openings are no month of it', async () => {
    await lockAll();
    await office.pool.query(`insert into accounting_period (name, starts_on, ends_on, status)
      values ('opening', '2025-09-30', '2025-09-30', 'open')`);
    expect((await give('2025-26', 'close_year')).body.status).toBe('closed');
  });

  it('shows beforehand what its close will post, of its last day too, by party where a ledger is kept by parties', async () => {
    await office.pool.query(`update ledger_account set is_control = true where name = 'Service Fees'`);
    const fee = [['Accounts Receivable', 3, karim] as const, ['Service Fees', -3, karim] as const] as const;
    await tell('journal', '2026-06-30', coast, ...fee);
    await tell('journal', '2026-07-01', coast, ...fee);
    const { id } = await year('2025-26');
    const { status, body } = await office.call('GET', `/api/accounts/fiscal_years/${id}/closing`);
    expect(status).toBe(200);
    expect(body.profit).toBe('25003.00');
    expect(body.closings).toMatchObject([
      { branch: dhaka, profit: '30000.00' },
      { branch: coast, profit: '-4997.00' },
    ]);
    const [returns, fees, retained] = ['Sales Returns', 'Service Fees', 'Retained Earnings'].map(books.ledger);
    expect(body.closings[1].lines).toHaveLength(3);
    expect(body.closings[1].lines).toEqual(
      expect.arrayContaining([
        { ledger: returns, party: null, debit_amount: '0.00', credit_amount: '5000.00' },
        { ledger: fees, party: karim, debit_amount: '3.00', credit_amount: '0.00' },
        { ledger: retained, party: null, debit_amount: '4997.00', credit_amount: '0.00' },
      ]),
    );
    expect((await office.call('GET', `/api/accounts/fiscal_years/${id}/closing`, { as: 'user' })).status).toBe(403);
    const clerk = await hire(office, ['FISCAL_YEAR_DETAILS', 'ACCOUNT_LOG_LIST'], { branch: coast });
    const own = await clerk.call('GET', `/api/accounts/fiscal_years/${id}/closing`);
    expect([own.status, own.body.profit, own.body.closings]).toEqual([200, '-4997.00', [body.closings[1]]]);
    expect((await office.call('GET', '/api/accounts/fiscal_years/99/closing')).status).toBe(404);
    expect(await books.balances()).not.toHaveProperty('Retained Earnings');
  });

  it('ends with what was entered on its last day, and a control account with each party', async () => {
    const { body: rent } = await office.call('GET', calls('ledger_account').one(books.ledger('Rent')));
    await office.call('POST', calls('ledger_account').create, {
      body: {
        name: 'Bad Debts',
        head_group: rent.head_group,
        head_primarygroup: rent.head_primarygroup,
        is_control: true,
      },
    });
    books = await openBooks(office);
    const rahim = await books.party('Rahim');
    await tell('journal', '2026-06-30', dhaka, ['Bad Debts', 30, karim], ['Bad Debts', 12, rahim], ['Capital', -42]);
    await tell('journal', '2026-06-30', dhaka, ['Rent', 5, karim], ['Rent', 7, rahim], ['Capital', -12]);
    await tell('journal', '2026-07-01', dhaka, ['Rent', 1000], ['Capital', -1000]);
    const { body } = await office.call('GET', `/api/accounts/fiscal_years/${(await year('2025-26')).id}/closing`);
    expect(body.profit).toBe('24946.00');
    const closing = (ledger: string, party: number | null, amount: string) => ({
      ledger: books.ledger(ledger),
      party,
      debit_amount: '0.00',
      credit_amount: amount,
    });
    expect(body.closings[0].lines).toEqual(
      expect.arrayContaining([
        closing('Bad Debts', karim, '30.00'),
        closing('Bad Debts', rahim, '12.00'),
        closing('Rent', null, '20012.00'),
      ]),
    );
    expect(body.closings[0].lines).toHaveLength(5);
    // A result of nothing moves nothing into the retained earnings.
    await tell('journal', '2026-06-29', coast, ['Sales Returns', -5000], ['Capital', 5000]);
    await tell('journal', '2026-06-29', coast, ['Rent', 8], ['Company Sales', -8]);
    await lockAll();
    expect((await give('2025-26', 'close_year')).body.profit).toBe('29946.00');
    const { rows } = await office.pool.query(`
      select count(*)::int as n from account_log where log_type = 'year_close' and branch = ${coast}`);
    expect(rows[0].n).toBe(2);
  });
});

/** Documents with the column of their day, and the last state in which they are not posted yet. */
const draftable = [
  ['journal', 'journal_date', 'pending_approval'],
  ['contra', 'contra_date', 'pending_approval'],
  ['sales', 'sales_date', 'draft'],
  ['debit_note', 'debit_note_date', 'draft'],
  ['refund', 'refund_date', 'draft'],
  ['salary_sheet', 'sheet_date', 'draft'],
] as const;

describe('a year is not closed', () => {
  const postings = async () => (await office.pool.query('select count(*)::int as n from posting')).rows[0].n;
  const refused = async (name: string, code: string, verb = 'close_year', body: object = {}) => {
    const [before, state] = [await postings(), (await year(name)).status];
    const reply = await give(name, verb, body);
    expect([reply.status, reply.body.reason]).toEqual([409, code]);
    expect([await postings(), (await year(name)).status]).toEqual([before, state]);
  };

  it('while a month of it is open, or a draft is left in it', async () => {
    await refused('2025-26', 'months_open');
    const { body } = await books.draft('journal', '2026-03-05', ['Rent', 5], ['Capital', -5]);
    await lockAll();
    await refused('2025-26', 'drafts_left');
    await office.pool.query(`update journal set status = 'pending_approval' where id = $1`, [body.id]);
    await refused('2025-26', 'drafts_left');
    await office.pool.query(`update journal set status = 'draft' where id = $1`, [body.id]);
    await office.call('DELETE', calls('journal').remove(body.id));
    for (const kind of ['refund', 'salary_sheet', 'sales'] as const) {
      const { id } = await createSample(office, entities[kind], { [bookDocuments[kind].day]: '2026-08-05' });
      await office.pool.query(`update ${kind} set ${bookDocuments[kind].day} = '2026-03-05' where id = $1`, [id]);
      await refused('2025-26', 'drafts_left');
      await office.call('DELETE', calls(kind).remove(id));
    }
    expect((await give('2025-26', 'close_year')).status).toBe(200);
  });

  it('while any document of its first or last day waits, nor before the agency’s clock says that this day is over', async () => {
    await lockAll();
    // Openings are of no month, although books that begin amid a year have them within it.
    await office.pool.query(`insert into accounting_period (name, starts_on, ends_on, status)
      values ('opening', '2025-09-30', '2025-09-30', 'open')`);
    for (const [name, day, waits] of draftable) {
      const { id } = await createSample(office, entities[name]);
      const lies = (on: string, status: string) =>
        office.pool.query(`update ${name} set ${day} = '${on}', status = '${status}' where id = ${id}`);
      await lies('2025-07-01', 'draft');
      await refused('2025-26', 'drafts_left');
      await lies('2026-06-30', waits);
      await refused('2025-26', 'drafts_left');
      await lies('2026-07-01', 'draft');
    }
    now = '2026-06-30T17:59:59Z';
    await refused('2025-26', 'year_not_over');
    now = '2026-06-30T18:00:00Z';
    expect((await give('2025-26', 'close_year')).status).toBe(200);
  });

  it('before it is over, or while the year before is open; nor opened before a later one', async () => {
    await tell('journal', '2024-08-01', dhaka, ['Rent', 5], ['Capital', -5]);
    await tell('journal', '2026-08-01', dhaka, ['Rent', 5], ['Capital', -5]);
    await refused('2026-27', 'year_not_over');
    await lockAll();
    await refused('2025-26', 'earlier_year_open');
    expect((await give('2024-25', 'close_year')).status).toBe(200);
    expect((await give('2025-26', 'close_year')).body.profit).toBe('25000.00');
    await refused('2024-25', 'later_year_closed', 'reopen_year', { reason: 'x' });
  });

  it('so that anything comes in before it, in a month that nobody has posted into', async () => {
    await lockAll();
    await give('2025-26', 'close_year');
    const early = await books.draft('journal', '2020-08-01', ['Rent', 5], ['Capital', -5]);
    expect(early.body.errors).toMatchObject([{ field: 'journal_date', code: 'period_locked' }]);
    // A draft that was written before posts no more, either.
    const { body } = await books.draft('journal', '2026-08-01', ['Rent', 5], ['Capital', -5]);
    await office.pool.query(`update journal set journal_date = '2020-08-01' where id = $1`, [body.id]);
    const late = await books.give('journal', 'post', body.id);
    expect([late.status, late.body.errors[0].code]).toEqual([400, 'period_locked']);
    expect((await office.pool.query(`select 1 from fiscal_year where name = '2020-21'`)).rows).toEqual([]);
  });

  it('by whoever has no right to it, nor without a key; and its months stay closed', async () => {
    await lockAll();
    const path = calls('fiscal_year').command('close_year', (await year('2025-26')).id);
    const headers = { 'idempotency-key': randomUUID() };
    expect((await office.call('POST', path, { as: 'staff', body: {}, headers })).status).toBe(403);
    expect((await office.call('POST', path, { body: {} })).status).toBe(428);
    const month = async (name: string, verb: string) => {
      const { body } = await office.call('GET', `${calls('accounting_period').all}?name=${name}`);
      const { id } = body.accounting_periods[0];
      return office.call('POST', calls('accounting_period').command(verb, id), { body: { reason: 'x' } });
    };
    await month('2026-01', 'close_period');
    expect((await month('2026-01', 'ask_reopening')).status).toBe(200);
    await give('2025-26', 'close_year');
    for (const [name, verb] of [
      ['2025-09', 'ask_reopening'],
      ['2026-01', 'approve_reopening'],
    ] as const) {
      const { status, body } = await month(name, verb);
      expect([status, body.reason], verb).toEqual([409, 'year_closed']);
    }
  });
});

it('is not closed while an earlier one is opened again elsewhere', async () => {
  await tell('journal', '2024-08-01', dhaka, ['Rent', 5], ['Capital', -5]);
  await lockAll();
  await give('2024-25', 'close_year');
  const both = await whileHeld(
    office,
    `select pg_advisory_xact_lock(hashtextextended('fiscal years', 0))`,
    () => give('2025-26', 'close_year'),
    () => give('2024-25', 'reopen_year', { reason: 'A bill is missing' }),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const states = [(await year('2024-25')).status, (await year('2025-26')).status];
  expect(states).not.toEqual(['open', 'closed']);
});

it.each([
  ['2026-06-30T17:59:59Z', 'year_not_over'],
  ['2026-06-30T18:00:00Z', undefined],
])('is over once its last day is, where the agency is: at %s', async (at, code) => {
  const request = { host: { timeZone: 'Asia/Dhaka', clock: () => new Date(at) } };
  expect(await notOver({ request, record: { ends_on: '2026-06-30' } } as never)).toBe(code);
});
