import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { whileHeld } from '../support/whileHeld.ts';

let office: Office;
let books: Books;
let karim: number;
beforeEach(async () => {
  office = await openOffice();
  books = await openBooks(office);
  karim = await books.party('Karim');
});
afterEach(() => office.close());

const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

async function beginOn(day: string): Promise<void> {
  const { body } = await office.call('GET', calls('book_setting').all);
  const path = calls('book_setting').update(body.book_settings[0].id);
  expect((await office.call('PUT', path, { body: { books_begin_on: day } })).status).toBe(200);
}

/** Ledger by name, what stands on it (a credit below zero), and what else the line says. */
type Row = readonly [ledger: string, amount: number, more?: object];
const bodyOf = (...rows: readonly Row[]) => ({
  items: rows.map(([ledger, amount, more]) => ({
    ledger: books.ledger(ledger),
    debit_amount: Math.max(amount, 0).toFixed(2),
    credit_amount: Math.max(-amount, 0).toFixed(2),
    ...more,
  })),
});
const draft = async (...rows: readonly Row[]) =>
  office.call('POST', calls('opening_balance').create, { body: bodyOf(...rows) });
const give = (verb: string, id: number, body: object = {}) =>
  office.call('POST', calls('opening_balance').command(verb, id), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

const bill = { bill_no: 'B-17', bill_date: '2026-05-02', due_date: '2026-07-15' };
const rows = (): Row[] => [
  ['Bank', 90_000],
  ['Cash', 5000],
  ['Accounts Receivable', 12_000, { party: karim, ...bill }],
  ['Inventory', 3000],
  ['Accounts Payable', -8000, { party: karim, cheque_no: '000123' }],
  ['Capital', -100_000],
  // The grid has a line for every ledger.
  ['Drawings', 0],
];

describe('opening balances', () => {
  it('are posted once, on the day before the books begin, what the sides lack to the opening difference', async () => {
    await beginOn('2026-07-01');
    const { status, body } = await draft(...rows());
    expect([status, body.amount, body.difference, body.opening_date]).toEqual([
      201,
      '110000.00',
      '2000.00',
      '2026-06-30',
    ]);
    expect(body.invoice_no).toMatch(/^DRAFT-/);
    const posted = await give('post', body.id);
    expect(posted.status, JSON.stringify(posted.body)).toBe(200);
    expect(posted.body.invoice_no).toBe('OP-2025-000001');
    expect(await books.balances()).toEqual({
      'Accounts Payable': '-8000.00',
      'Accounts Receivable': '12000.00',
      Bank: '90000.00',
      Capital: '-100000.00',
      Cash: '5000.00',
      Inventory: '3000.00',
      'Opening Difference': '-2000.00',
    });
    expect(posted.body.items[2]).toMatchObject({ ...bill, party: karim });
    const { body: months } = await office.call('GET', calls('accounting_period').all);
    expect(months.accounting_periods).toMatchObject([
      { name: 'opening', starts_on: '2026-06-30', ends_on: '2026-06-30', status: 'open' },
    ]);
    const other = await draft(['Cash', 1]);
    const again = await give('post', other.body.id);
    expect([again.status, again.body.reason]).toEqual([409, 'opening_exists']);
  });

  it('stand in the trial balance as what it opens with', async () => {
    await beginOn('2026-07-01');
    await give('post', (await draft(...rows())).body.id);
    await books.post('payment_voucher', '2026-07-05', ['Rent', 1000], ['Cash', -1000]);
    const { body } = await office.call(
      'GET',
      '/api/reports/trial_balance?log_date__gte=2026-07-01&log_date__lte=2026-07-31&ledgers_only=true&size=100',
    );
    const of = (name: string) => body.rows.find((row: { account: string }) => row.account === name);
    expect(of('Cash')).toMatchObject({ opening: '5000.00', credit_amount: '1000.00', closing: '4000.00' });
    expect(of('Opening Difference')).toMatchObject({ opening: '-2000.00', closing: '-2000.00' });
  });

  it('of a bill are overdue since it was due, however long before; and a debit among the advances pays no bill', async () => {
    await beginOn('2026-07-01');
    const overdue = { party: karim, bill_no: 'B-1', bill_date: '2026-03-02', due_date: '2026-05-01' };
    const { body } = await draft(
      ['Accounts Receivable', 100, overdue],
      ['Customer Advances', 40, { party: karim }],
      ['Capital', -140],
    );
    expect((await give('post', body.id)).status).toBe(200);
    const bills = billsOf(office, books);
    const sold = await bills.issue('sales', ['2026-07-05', karim], ['Service Fees', 60]);
    const used = await bills.give('sales', 'apply_advance', sold.body.id, { body: { applied_on: '2026-07-06' } });
    expect(refusals(used.body)).toEqual({ pay_amount: 'no_advance' });
    const { body: aged } = await office.call('GET', '/api/reports/receivables_ageing?log_date__lte=2026-07-31');
    expect(aged.rows).toMatchObject([{ up_to_30: '60.00', over_90: '100.00', outstanding: '160.00' }]);
  });

  it('are replaced by a counter-entry and a new draft, until a month is locked', async () => {
    await beginOn('2026-07-01');
    const { body: first } = await give('post', (await draft(...rows())).body.id);
    const change = await office.call('PUT', calls('opening_balance').update(first.id), { body: { items: [] } });
    expect(refusals(change.body)).toEqual({ items: 'settled' });
    expect((await office.call('DELETE', calls('opening_balance').remove(first.id))).body.code).toBe('use_void');
    expect(refusals((await give('replace', first.id)).body)).toEqual({ reason: 'reason_required' });
    const replaced = await give('replace', first.id, { reason: 'A bill was left out' });
    expect([replaced.status, replaced.body.status]).toEqual([200, 'voided']);
    expect(new Set(Object.values(await books.balances()))).toEqual(new Set(['0.00']));
    const { body: next } = await office.call('GET', calls('opening_balance').one(replaced.body.replacement));
    expect(next).toMatchObject({ status: 'draft', replaces: first.id, difference: '2000.00' });
    expect(next.items).toHaveLength(7);
    const items = [...next.items, ...bodyOf(['Capital', -2000]).items];
    const put = await office.call('PUT', calls('opening_balance').update(next.id), { body: { items } });
    expect([put.status, put.body.difference]).toEqual([200, '0.00']);
    const anew = await give('post', next.id);
    expect([anew.status, anew.body.invoice_no]).toEqual([200, 'OP-2025-000002']);
    expect(await books.balances()).toMatchObject({ Capital: '-102000.00', 'Opening Difference': '0.00' });
    await books.post('journal', '2026-07-05', ['Rent', 5], ['Capital', -5]);
    const { body: months } = await office.call('GET', `${calls('accounting_period').all}?name=2026-07`);
    await office.call('POST', calls('accounting_period').command('lock', months.accounting_periods[0].id), {
      body: {},
    });
    const late = await give('replace', next.id, { reason: 'x' });
    expect([late.status, late.body.reason]).toEqual([409, 'later_month_locked']);
  });

  it('bring cheques that were not cleared into the register, and stay once one was handed in', async () => {
    await beginOn('2026-07-01');
    const hand = { party: karim, cheque_no: '900' };
    const unnamed = await draft(['Cheques in Hand', 80, { cheque_no: '900' }]);
    expect(refusals((await give('post', unnamed.body.id)).body)).toEqual({ 'items.0.party': 'party_missing' });
    const twice = await draft(['Cheques in Hand', 80, hand], ['Cheques in Hand', 80, { ...hand, cheque_no: '9-00' }]);
    expect(refusals((await give('post', twice.body.id)).body)).toEqual({ 'items.1.cheque_no': 'cheque_registered' });
    const { body: first } = await draft(
      ['Cheques in Hand', 80, hand],
      ['Bank', 500],
      ['Bank', -60, { party: karim, cheque_no: '17' }],
    );
    expect((await give('post', first.id)).body.status).toBe('posted');
    const cheques = async () =>
      (await office.pool.query('select id, status, amount::text from cheque order by id')).rows;
    expect(await cheques()).toMatchObject([
      { status: 'received', amount: '80.00' },
      { status: 'issued', amount: '60.00' },
    ]);
    const { replacement } = (await give('replace', first.id, { reason: 'Another number' })).body;
    expect((await cheques()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await give('post', replacement);
    const step = async (verb: string, body: object) =>
      office.call('POST', calls('cheque').command(verb, (await cheques())[2].id), {
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
    await step('deposit', { deposit_into: books.ledger('Bank'), deposit_date: '2026-07-03' });
    expect((await give('replace', replacement, { reason: 'Wrong' })).body.reason).toBe('cheques_moved');
    // The register knows it by now, whichever bank is named beside it.
    const again = { entry_date: '2026-07-04', cheque_date: '2026-07-04', cheque_no: '9 00', bank_name: 'Sonali Bank' };
    const { body: typed } = await office.call('POST', calls('cheque').create, {
      body: { ...again, party: karim, ledger: books.ledger('Accounts Receivable'), amount: '80.00' },
    });
    const refused = await office.call('POST', calls('cheque').command('enter', typed.id), {
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(refusals(refused.body)).toEqual({ cheque_no: 'cheque_registered' });
    await step('bounce', { bounce_date: '2026-07-05', reason: 'No funds' });
    const balances = await books.balances();
    expect([balances['Accounts Receivable'], balances['Cheques in Hand']]).toEqual(['80.00', '0.00']);
    expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
  });

  it('name foreign currencies by open item, of which a payment at another rate loses or gains', async () => {
    await beginOn('2026-07-01');
    const { body: riyal } = await office.call('POST', calls('currency').create, {
      body: { code: 'SAR', name: 'Riyal', exchange_rate: '32.50' },
    });
    const abroad = (foreign_amount: string, exchange_rate: string | null) => ({
      party: karim,
      currency: riyal.id,
      foreign_amount,
      exchange_rate,
    });
    const wrong = await draft(['Accounts Payable', -3250.01, abroad('100.00', '32.50')]);
    const refused = await give('post', wrong.body.id);
    expect([refused.status, refusals(refused.body)]).toEqual([400, { 'items.0.foreign_amount': 'not_by_rate' }]);
    const opened = await draft(
      ['Bank', 10_000],
      ['Accounts Payable', -3250, { ...abroad('100.00', '32.50'), bill_no: 'MK-9' }],
    );
    expect(opened.body.items[1]).toMatchObject({ foreign_amount: '100.00', currency: riyal.id });
    expect((await give('post', opened.body.id)).status).toBe(200);
    const open = async () => {
      const { body } = await office.call('GET', `${calls('open_item').all}?log_type=opening_balance`);
      const [{ currency, outstanding, foreign_outstanding }] = body.open_items;
      return [currency, outstanding, foreign_outstanding];
    };
    expect(await open()).toEqual([riyal.id, '3250.00', '100.00']);
    // 40 riyals at 33 are 1320, and were owed at 1300; 60 at 32 are 1920, and were owed at 1950.
    const pay = async (day: string, amount: number, foreign: string, rate: string) => {
      const drawn = await books.draft('payment_voucher', day, ['Accounts Payable', amount, karim], ['Bank', -amount]);
      const [line, ...others] = drawn.body.items;
      const made = await office.call('PUT', calls('payment_voucher').update(drawn.body.id), {
        body: { items: [{ ...line, ...abroad(foreign, rate) }, ...others] },
      });
      const posted = await books.give('payment_voucher', 'post', made.body.id);
      expect(posted.status, JSON.stringify(posted.body)).toBe(200);
    };
    await pay('2026-07-05', 1320, '40.00', '33.00');
    expect(await open()).toEqual([riyal.id, '1950.00', '60.00']);
    expect(await books.balances()).toMatchObject({ 'Accounts Payable': '-1950.00', 'Exchange Loss': '20.00' });
    await pay('2026-07-06', 1920, '60.00', '32.00');
    expect(await open()).toEqual([riyal.id, '0.00', '0.00']);
    expect(await books.balances()).toMatchObject({
      'Accounts Payable': '0.00',
      'Exchange Gain': '-30.00',
      'Opening Difference': '-6750.00',
    });
    expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
    const found = await lastVerification(office.host);
    expect(found?.checks.filter(({ problems }) => problems > 0)).toEqual([]);
  });

  it('are posted once for a branch, by whoever comes first; and not after a month was locked meanwhile', async () => {
    await beginOn('2026-07-01');
    const [first, second, third] = [await draft(['Cash', 1]), await draft(['Cash', 2]), await draft(['Cash', 3])];
    await books.post('journal', '2026-07-05', ['Rent', 5], ['Capital', -5]);
    const locking = `update accounting_period set status = 'soft_locked' where name = '2026-07'`;
    const [late] = await whileHeld(office, locking, () => give('post', third.body.id));
    expect([late?.status, refusals(late?.body)]).toEqual([400, { opening_date: 'later_month_locked' }]);
    await office.pool.query(`update accounting_period set status = 'open' where name = '2026-07'`);
    // Another branch has made the period of the openings before.
    await office.pool.query(`insert into accounting_period (name, starts_on, ends_on, status)
      values ('opening', '2026-06-30', '2026-06-30', 'open') on conflict do nothing`);
    const both = await whileHeld(
      office,
      `select pg_advisory_xact_lock(hashtextextended('opening balances', 0))`,
      () => give('post', first.body.id),
      () => give('post', second.body.id),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('wait until it is said when the books begin, which then stays', async () => {
    const { body } = await draft(...rows());
    const early = await give('post', body.id);
    expect([early.status, refusals(early.body)]).toEqual([400, { opening_date: 'books_begin_missing' }]);
    await beginOn('2026-07-01');
    const posted = await give('post', body.id);
    expect([posted.status, posted.body.opening_date]).toEqual([200, '2026-06-30']);
    const { body: found } = await office.call('GET', calls('book_setting').all);
    const moved = await office.call('PUT', calls('book_setting').update(found.book_settings[0].id), {
      body: { books_begin_on: '2026-08-01' },
    });
    expect([moved.status, refusals(moved.body)]).toEqual([400, { books_begin_on: 'opening_posted' }]);
  });

  it('are of balance sheet ledgers, each on one side, of somebody where the ledger is of parties', async () => {
    await beginOn('2026-07-01');
    const wrong: readonly (readonly [Row[], Record<string, string>])[] = [
      [[], { items: 'required' }],
      [[['Rent', 5]], { 'items.0.ledger': 'not_balance_sheet' }],
      [[['Accounts Receivable', 5]], { 'items.0.party': 'party_missing' }],
      [[['Cash', 5, { credit_amount: '5.00' }]], { 'items.0.credit_amount': 'one_side' }],
      [[['Cash', 0]], { items: 'required' }],
    ];
    for (const [lines, expected] of wrong) {
      const { body } = await draft(...lines);
      const { status, body: told } = await give('post', body.id);
      expect([status, refusals(told)], JSON.stringify(expected)).toEqual([400, expected]);
    }
    expect(await books.balances()).toEqual({});
  });
});
