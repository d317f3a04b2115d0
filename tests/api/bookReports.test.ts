import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { balanceSheet } from '../../catalog/ledger/reports/results.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { type Story, tellStory } from '../support/bookStory.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let story: Story;
let clerk: Colleague;
beforeAll(async () => {
  office = await openOffice();
  story = await tellStory(office);
  const lists = ['account_log', 'ledger_account'].map(name => permissionName(name, 'list'));
  clerk = await hire(office, lists, { branch: story.coast });
}, 120_000);
afterAll(() => office.close());

type Row = Readonly<Record<string, string | number | boolean | null>>;
type Ask = (method: string, path: string) => ReturnType<Office['call']>;

const pathOf = (name: string, asked: object) =>
  `/api/reports/${name}?${new URLSearchParams(Object.entries({ size: 500, ...asked }).map(([key, one]) => [key, String(one)]))}`;
const ask = async (name: string, asked: object = {}, call: Ask = (...of) => office.call(...of)) => {
  const { status, body } = await call('GET', pathOf(name, asked));
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};
const byClerk: Ask = (...of) => clerk.call(...of);
const only = (rows: readonly Row[], ...names: string[]) => rows.map(row => names.map(name => row[name]));

describe('the ledger report', () => {
  const cash = () => ({ ledger__in: story.books.ledger('Cash') });
  const ofYear = { log_date__gte: '2026-07-01', log_date__lte: '2027-06-30' };

  it('opens, tells each row with the balance after it, and closes', async () => {
    const { opening, rows, closing, total, totals } = await ask('ledger_report', { ...cash(), ...ofYear });
    expect(opening).toEqual({ balance: '18749.75' });
    expect(only(rows, 'log_date', 'particulars', 'debit_amount', 'credit_amount', 'balance')).toEqual([
      ['2026-07-01', 'Rent', '0.00', '3000.00', '15749.75'],
      ['2026-08-01', 'Rent', '0.00', '800.00', '14949.75'],
      ['2026-09-10', 'Bank', '0.00', '5000.00', '9949.75'],
      ['2026-11-10', 'Accounts Receivable', '600.00', '0.00', '10549.75'],
    ]);
    expect(closing).toEqual({ balance: '10549.75' });
    expect([total, totals]).toEqual([4, { debit_amount: '600.00', credit_amount: '8800.00' }]);
  });

  it('shows a void and a reversal, which take back what they stand for', async () => {
    const { rows } = await ask('ledger_report', {
      ...cash(),
      log_date__gte: '2026-03-05',
      log_date__lte: '2026-03-05',
    });
    expect(only(rows, 'entry', 'debit_amount', 'credit_amount', 'balance')).toEqual([
      [null, '0.00', '700.00', '19300.00'],
      ['line:void', '700.00', '0.00', '20000.00'],
    ]);
    expect(new Set(rows.map((row: Row) => row['reference_no'])).size).toBe(1);
    const salaries = { ledger__in: story.books.ledger('Salaries'), ...ofYear };
    expect(only((await ask('ledger_report', salaries)).rows, 'log_date', 'entry', 'balance')).toEqual([
      ['2026-08-31', null, '12500.50'],
      ['2026-09-03', 'line:reversal', '6500.50'],
      ['2026-09-03', null, '12000.50'],
    ]);
  });

  it('is that of one party, whose balance may be nothing', async () => {
    const { rows, closing } = await ask('ledger_report', { party__in: story.karim });
    expect(only(rows, 'balance')).toEqual([['30000.00'], ['12000.00'], ['22000.00'], ['0.00']]);
    expect(closing).toEqual({ balance: '0.00' });
    expect((await ask('ledger_report', { party__in: story.landlord })).closing).toEqual({ balance: '-400.00' });
  });

  it('has on each of its pages the balances that it has as a whole', async () => {
    const bank = { ledger__in: story.books.ledger('Bank') };
    const whole = await ask('ledger_report', bank);
    const pages: Row[] = [];
    for (let page = 1; pages.length < whole.total; page += 1) {
      const { rows, carried, opening } = await ask('ledger_report', { ...bank, size: 3, page });
      expect(opening).toEqual({ balance: '0.00' });
      expect(carried?.balance).toBe(page === 1 ? undefined : pages.at(-1)?.['balance']);
      pages.push(...rows);
    }
    expect(pages).toEqual(whole.rows);
    expect(whole.rows.at(-1)).toMatchObject({ balance: '102765.00', debit_amount: '0.00', credit_amount: '3120.00' });
  });

  it('leads from each row to its document', async () => {
    const { rows } = await ask('ledger_report', { ...cash(), log_date__lte: '2025-07-05' });
    expect(rows.at(-1)).toMatchObject({ log_type: 'payment_voucher', source: story.firstRent });
  });

  it('needs a ledger or a party, and has no other order than its own', async () => {
    const refused = await office.call('GET', '/api/reports/ledger_report');
    expect([refused.status, refused.body.errors.map((one: Row) => [one['field'], one['code']])]).toEqual([
      400,
      [
        ['ledger', 'required'],
        ['party', 'required'],
      ],
    ]);
    const sorted = await office.call('GET', pathOf('ledger_report', { ...cash(), ordering: 'debit_amount' }));
    expect([sorted.status, sorted.body.errors[0].field]).toEqual([400, 'ordering']);
  });

  it('is a sheet of the whole, whose balances are figures that show their side', async () => {
    const path = pathOf('ledger_report', { party__in: story.landlord, page: 2, size: 1 }).replace('?', '/export?');
    const words = encodeURIComponent(JSON.stringify({ rows: { debit: 'مدين', credit: 'دائن' } }));
    const { body } = await office.call('GET', `${path}&format=csv`);
    const sheet = papa.parse<string[]>(body.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
    expect(sheet.map(row => row.at(-1))).toEqual([
      'balance',
      '0.00',
      '-2500.00',
      '-1500.00',
      '0.00',
      '-400.00',
      '',
      '-400.00',
    ]);
    const reply = await office.app.request(`${path}&format=xlsx&words=${words}`, {
      headers: { authorization: `Bearer ${office.tokens.admin}` },
    });
    const cells = await readSheet(Buffer.from(await reply.arrayBuffer()));
    expect(cells.map(row => row.at(-1)).slice(1, 4)).toEqual([0, -2500, -1500]);
  });

  it('tells whoever works in a branch of that branch alone', async () => {
    const { rows, closing } = await ask('ledger_report', cash(), byClerk);
    expect(only(rows, 'balance')).toEqual([['4000.00'], ['2499.50'], ['1699.50'], ['2299.50']]);
    expect(closing).toEqual({ balance: '2299.50' });
    const elsewhere = await ask('ledger_report', { ...cash(), branch__in: story.dhaka }, byClerk);
    expect([elsewhere.total, elsewhere.closing]).toEqual([0, { balance: '0.00' }]);
  });
});

describe('the trial balance', () => {
  const ofYear = { log_date__gte: '2026-07-01', log_date__lte: '2027-06-30' };

  it('has every ledger before, in and after a period, and its sums prove it', async () => {
    const { rows, totals, total } = await ask('trial_balance', { ...ofYear, ledgers_only: true });
    expect(only(rows, 'account', 'opening', 'debit_amount', 'credit_amount', 'closing')).toEqual([
      ['Bank', '80885.00', '40000.00', '18120.00', '102765.00'],
      ['Cash', '18749.75', '600.00', '8800.00', '10549.75'],
      ['Accounts Receivable', '17000.00', '11200.00', '22600.00', '5600.00'],
      ['Furniture', '12000.00', '0.00', '0.00', '12000.00'],
      ['Accounts Payable', '-1500.00', '1500.00', '400.00', '-400.00'],
      ['Capital', '-100000.00', '0.00', '0.00', '-100000.00'],
      ['Drawings', '0.00', '2000.00', '0.00', '2000.00'],
      ['Commission Income', '-9250.25', '0.00', '8235.00', '-17485.25'],
      ['Package Revenue', '-30000.00', '0.00', '10000.00', '-40000.00'],
      ['Bank Charges', '115.00', '55.00', '0.00', '170.00'],
      ['Rent', '5500.00', '7300.00', '0.00', '12800.00'],
      ['Salaries', '6500.50', '11500.00', '6000.00', '12000.50'],
    ]);
    expect(totals).toEqual({
      opening: '0.00',
      debit_amount: '74155.00',
      credit_amount: '74155.00',
      closing: '0.00',
    });
    expect(total).toBe(12);
  });

  it('has the sums of its groups above them, which its own sums leave out', async () => {
    const { rows, totals } = await ask('trial_balance', ofYear);
    expect(only(rows, 'account', 'level', 'is_sum', 'closing').slice(0, 7)).toEqual([
      ['Assets', 0, true, '130914.75'],
      ['Current Assets', 1, true, '118914.75'],
      ['Bank Accounts', 2, true, '102765.00'],
      ['Bank', 3, false, '102765.00'],
      ['Cash-in-Hand', 2, true, '10549.75'],
      ['Cash', 3, false, '10549.75'],
      ['Sundry Debtors', 2, true, '5600.00'],
    ]);
    expect(totals).toMatchObject({ debit_amount: '74155.00', closing: '0.00' });
  });

  it('agrees with the ledger report of each ledger', async () => {
    for (const row of (await ask('trial_balance', { ...ofYear, ledgers_only: true })).rows) {
      const ledger = await ask('ledger_report', { ...ofYear, ledger__in: row.ledger });
      expect([ledger.opening.balance, ledger.totals.debit_amount, ledger.closing.balance], row.account).toEqual([
        row.opening,
        row.debit_amount,
        row.closing,
      ]);
    }
  });

  it('tells whoever works in a branch of that branch, where it proves itself, too', async () => {
    const { rows, totals } = await ask('trial_balance', { ledgers_only: true }, byClerk);
    expect(only(rows, 'account', 'closing')).toEqual([
      ['Cash', '2299.50'],
      ['Accounts Receivable', '5600.00'],
      ['Commission Income', '-10200.00'],
      ['Rent', '800.00'],
      ['Salaries', '1500.50'],
    ]);
    expect(totals).toMatchObject({ opening: '0.00', closing: '0.00' });
  });

  it('is that of some groups alone', async () => {
    const groups = await office.call('GET', '/group/api/v1/group/all/?name=Indirect%20Expenses');
    const asked = { ...ofYear, ledgers_only: true, head_group__in: groups.body.groups[0].id };
    expect(only((await ask('trial_balance', asked)).rows, 'account')).toEqual([
      ['Bank Charges'],
      ['Rent'],
      ['Salaries'],
    ]);
    const refused = await office.call('GET', pathOf('trial_balance', { head_group__in: 'x' }));
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'head_group__in']);
  });
});

describe('the books of cash and bank', () => {
  const november = { log_date__gte: '2026-11-01', log_date__lte: '2026-11-30' };

  it('run on from what there was', async () => {
    const { opening, rows, totals, closing } = await ask('account_statement', november);
    expect(opening).toEqual({ balance: '117334.75' });
    expect(only(rows, 'log_date', 'particulars', 'receipts', 'payments', 'balance')).toEqual([
      ['2026-11-02', 'Accounts Payable', '0.00', '1500.00', '115834.75'],
      ['2026-11-10', 'Accounts Receivable', '600.00', '0.00', '116434.75'],
      ['2026-11-15', 'Bank Charges, Rent', '0.00', '3120.00', '113314.75'],
    ]);
    expect([totals, closing]).toEqual([{ receipts: '600.00', payments: '4620.00' }, { balance: '113314.75' }]);
  });

  it('are of cash or bank by themselves, and agree with the ledgers', async () => {
    expect((await ask('cash_book')).closing).toEqual({ balance: '10549.75' });
    expect((await ask('bank_book')).closing).toEqual({ balance: '102765.00' });
    expect(await ask('account_statement', { holds__in: 'cash' })).toEqual(await ask('cash_book'));
  });

  it('are summed by ledger, of cash and of bank', async () => {
    const { rows, totals, groups } = await ask('account_statement_summary', november);
    expect(only(rows, 'holds', 'opening', 'receipts', 'payments', 'closing')).toEqual([
      ['cash', '9949.75', '600.00', '0.00', '10549.75'],
      ['bank', '107385.00', '0.00', '4620.00', '102765.00'],
    ]);
    expect(totals).toEqual({ opening: '117334.75', receipts: '600.00', payments: '4620.00', closing: '113314.75' });
    expect(groups).toHaveLength(2);
  });
});

describe('receipts and payments', () => {
  it('are listed by what they were for, a void and a reversal below zero', async () => {
    const { rows, totals } = await ask('payment_report', { ledger__in: story.books.ledger('Salaries') });
    expect(only(rows, 'log_date', 'particulars', 'amount')).toEqual([
      ['2025-09-30', 'Bank', '5000.00'],
      ['2026-06-30', 'Cash', '1500.50'],
      ['2026-08-31', 'Bank', '6000.00'],
      ['2026-09-03', 'Bank', '-6000.00'],
      ['2026-09-03', 'Bank', '5500.00'],
    ]);
    expect(totals).toMatchObject({ amount: '12000.50', money_amount: '12000.50' });
    const voided = await ask('payment_report', { log_date__gte: '2026-03-05', log_date__lte: '2026-03-05' });
    expect(only(voided.rows, 'amount')).toEqual([['700.00'], ['-700.00']]);
    const october = await ask('receipt_report', { log_date__gte: '2026-10-01', log_date__lte: '2026-10-31' });
    expect(only(october.rows, 'particulars', 'money_amount', 'discount_amount', 'amount')).toEqual([
      ['Bank, Bank Charges', '7000.00', '35.00', '7035.00'],
    ]);
  });

  it('are summed by purpose, as much as they are by themselves', async () => {
    for (const kind of ['receipt', 'payment']) {
      const [{ totals }, summary] = [await ask(`${kind}_report`), await ask(`${kind}_summary`)];
      expect(summary.totals).toMatchObject(totals);
    }
    expect((await ask('receipt_summary')).totals).toMatchObject({
      vouchers: 7,
      money_amount: '151850.25',
      discount_amount: '35.00',
      amount: '151885.25',
    });
  });

  it('stand on the pages of the day book as they do in the whole of it, in its own order and in another', async () => {
    for (const ordering of [{}, { ordering: '-debit_amount' }]) {
      const whole = await ask('day_book', ordering);
      const pages: Row[] = [];
      for (let page = 1; pages.length < whole.total; page += 1) {
        const { rows, totals } = await ask('day_book', { ...ordering, size: 7, page });
        expect([totals, rows.length > 0]).toEqual([whole.totals, true]);
        pages.push(...rows);
      }
      expect(pages).toEqual(whole.rows);
    }
    expect((await ask('day_book', { size: 7, page: 99 })).rows).toEqual([]);
  });

  it('stand in the day book with everything else, whose sides are equal', async () => {
    const { rows, totals } = await ask('day_book', { log_date__gte: '2026-09-03', log_date__lte: '2026-09-10' });
    expect(rows).toHaveLength(6);
    expect(totals).toEqual({ debit_amount: '16500.00', credit_amount: '16500.00' });
  });
});

describe('profit and loss', () => {
  const years = [
    { log_date__gte: '2025-07-01', log_date__lte: '2026-06-30' },
    { log_date__gte: '2026-07-01', log_date__lte: '2027-06-30' },
  ];

  it('is what remains of income after expenses', async () => {
    const { rows } = await ask('profit_and_loss', years[1]);
    expect(only(rows, 'account', 'level', 'is_sum', 'amount')).toEqual([
      ['line:income', 0, true, '18235.00'],
      ['Direct Incomes', 1, true, '18235.00'],
      ['Commission Income', 2, false, '8235.00'],
      ['Package Revenue', 2, false, '10000.00'],
      ['line:expenses', 0, true, '12855.00'],
      ['Indirect Expenses', 1, true, '12855.00'],
      ['Bank Charges', 2, false, '55.00'],
      ['Rent', 2, false, '7300.00'],
      ['Salaries', 2, false, '5500.00'],
      ['line:net_profit', 0, true, '5380.00'],
    ]);
    const loss = await ask('profit_and_loss', { log_date__gte: '2026-11-01', log_date__lte: '2026-11-30' });
    expect(loss.rows.at(-1)).toMatchObject({ account: 'line:net_loss', amount: '-3520.00' });
    expect((await ask('profit_and_loss', { log_date__gte: '2040-01-01' })).rows).toEqual([]);
  });

  it('is that of the branches together', async () => {
    const { rows, totals } = await ask('profit_and_loss_by_branch', years[1]);
    expect(new Map(only(rows, 'branch', 'result') as [number, string][])).toEqual(
      new Map([
        [story.dhaka, '4980.00'],
        [story.coast, '400.00'],
      ]),
    );
    expect(totals).toEqual({ income: '18235.00', expenses: '12855.00', result: '5380.00' });
    expect(only((await ask('profit_and_loss_by_branch', years[1], byClerk)).rows, 'result')).toEqual([['400.00']]);
  });
});

describe('the balance sheet', () => {
  const amounts = async (asked: object, call?: Ask) =>
    new Map(only((await ask('balance_sheet', asked, call)).rows, 'account', 'amount') as [string, string][]);

  it('has what there is opposite to whose it is, with the results that are not closed', async () => {
    const { rows, as_of } = await ask('balance_sheet');
    expect(as_of).toBe('2026-11-21');
    expect(only(rows, 'account', 'level', 'is_sum', 'amount')).toEqual([
      ['line:assets', 0, true, '130914.75'],
      ['Current Assets', 1, true, '118914.75'],
      ['Bank Accounts', 2, true, '102765.00'],
      ['Bank', 3, false, '102765.00'],
      ['Cash-in-Hand', 2, true, '10549.75'],
      ['Cash', 3, false, '10549.75'],
      ['Sundry Debtors', 2, true, '5600.00'],
      ['Customers', 3, true, '5600.00'],
      ['Accounts Receivable', 4, false, '5600.00'],
      ['Fixed Assets', 1, true, '12000.00'],
      ['Furniture', 2, false, '12000.00'],
      ['line:liabilities_and_equity', 0, true, '130914.75'],
      ['line:liabilities', 1, true, '400.00'],
      ['Current Liabilities', 2, true, '400.00'],
      ['Sundry Creditors', 3, true, '400.00'],
      ['Suppliers', 4, true, '400.00'],
      ['Accounts Payable', 5, false, '400.00'],
      ['line:equity', 1, true, '130514.75'],
      ['Capital Account', 2, true, '98000.00'],
      ['Capital', 3, false, '100000.00'],
      ['Drawings', 3, false, '-2000.00'],
      ['line:result_of_earlier_years', 2, false, '27134.75'],
      ['line:result_of_this_year', 2, false, '5380.00'],
    ]);
  });

  it('balances on every day, and its result changes by what profit and loss tell', async () => {
    const results: string[] = [];
    for (const day of [
      '2025-07-01',
      '2025-10-01',
      '2026-03-05',
      '2026-06-30',
      '2026-08-31',
      '2026-09-03',
      '2027-01-01',
    ]) {
      const sheet = await amounts({ log_date__lte: day });
      expect(sheet.get('line:assets'), day).toBe(sheet.get('line:liabilities_and_equity'));
      const { rows } = await ask('profit_and_loss', { log_date__lte: day });
      const result = ['earlier_years', 'this_year'].map(name => Number(sheet.get(`line:result_of_${name}`) ?? 0));
      const now = ((result[0] ?? 0) + (result[1] ?? 0)).toFixed(2);
      expect(now, day).toBe(rows.at(-1)?.amount ?? '0.00');
      results.push(now);
    }
    expect(results.at(-1)).toBe('32514.75');
    expect((await amounts({ log_date__lte: '2026-06-30' })).get('line:assets')).toBe('128634.75');
  });

  it('leads from each of its figures to what makes it up', async () => {
    const { rows, as_of } = await ask('balance_sheet');
    const behindOf = (row: Row) => {
      const behind = balanceSheet.columns.amount.drillDown?.(row, { log_date__lte: as_of });
      return behind && 'report' in behind ? behind : undefined;
    };
    for (const row of rows) {
      const behind = behindOf(row);
      if (!behind) continue;
      const { closing, rows: lines } = await ask(behind.report, behind.filter);
      const figure = closing ? Number(closing.balance) : -Number(lines.at(-1).amount);
      expect(Math.abs(figure).toFixed(2), row.account).toBe(row.amount.replace('-', ''));
    }
    expect(rows.filter(behindOf)).toHaveLength(9);
  });

  it('balances in a branch by itself', async () => {
    const own = await amounts({}, byClerk);
    expect([own.get('line:assets'), own.get('line:liabilities_and_equity')]).toEqual(['7899.50', '7899.50']);
    expect(await amounts({ branch__in: story.coast })).toEqual(own);
  });
});

describe('the calls of the family', () => {
  const call = async (path: string, as: 'admin' | 'guest' = 'admin') => office.call('GET', path, { as });
  const LOGS = '/account_log_report/api/v1/account_log_report';
  const VOUCHERS = '/account_report/api/v1/account_report';
  const days = 'date_after=2026-11-01&date_before=2026-11-30';

  it('tell rows of the ledger with what was there before', async () => {
    const { body } = await call(`${LOGS}/by_ledger_type/?account_type=Bank&${days}&size=1&page=2`);
    expect(body).toMatchObject({
      previous_balance: '107385.00',
      total_debit_amount: '0.00',
      total_credit_amount: '4620.00',
      total_amount: '102765.00',
      page: 2,
      size: 1,
      total_pages: 2,
      total_elements: 2,
    });
    expect(body.account_logs).toMatchObject([
      {
        log_date: '2026-11-15',
        credit_amount: '3120.00',
        related_ledgers: ['Bank Charges', 'Rent'],
        balance: '102765.00',
      },
    ]);
    const general = await call(`${LOGS}/general/?ledger=${story.books.ledger('Cash')}&${days}`);
    expect(general.body.account_logs).toMatchObject([{ related_ledgers: 'Accounts Receivable', balance: '10549.75' }]);
    expect((await call(`${LOGS}/general/`)).body.total_amount).toBe('0.00');
  });

  it('tell the totals of cash and bank, receipts and payments', async () => {
    const totals = await call(`${LOGS}/get_total_cash_dr_cr_bank_dr_cr/?start_date=2026-11-01&end_date=2026-11-30`);
    expect(totals.body).toEqual({
      cash_dr_total: '600.00',
      cash_cr_total: '0.00',
      bank_dr_total: '0.00',
      bank_cr_total: '4620.00',
    });
    expect((await call(`${LOGS}/get_total_cash_dr_cr_bank_dr_cr/`)).status).toBe(400);
    const paid = await call(`${VOUCHERS}/report_for_payment_voucher/?${days}`);
    expect(only(paid.body.payment_vouchers, 'payment_date', 'debit_amount', 'related_ledgers')).toEqual([
      ['2026-11-02', '1500.00', 'Bank'],
      ['2026-11-15', '3100.00', 'Bank'],
      ['2026-11-15', '20.00', 'Bank'],
    ]);
    expect(paid.body.total_amount).toBe('4620.00');
    const got = await call(`${VOUCHERS}/report_for_receipt_voucher/?invoice_no=RV-2026-000003`);
    expect(only(got.body.receipt_vouchers, 'receipt_date', 'credit_amount')).toEqual([['2026-11-10', '600.00']]);
    for (const kind of ['payment', 'receipt']) {
      const { body } = await call(`${VOUCHERS}/summary_for_${kind}_voucher/?${days}`);
      expect([body[`${kind}_voucher_summary`], body.total_amount]).toEqual([
        {},
        kind === 'payment' ? '4620.00' : '600.00',
      ]);
    }
  });

  it('ask for a sign-in, and for nothing that they do not know', async () => {
    expect((await call(`${LOGS}/general/`, 'guest')).status).toBe(401);
    expect((await call(`${VOUCHERS}/report_for_payment_voucher/`, 'guest')).status).toBe(401);
    expect((await call(`${LOGS}/general/?colour=red`)).status).toBe(400);
  });
});
