import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, endsToday, lastDayKey } from '../../catalog/engine/comparison.ts';
import { pilgrimsByState } from '../../catalog/hajj/pilgrimsByState.ts';
import { reportList, reports } from '../../catalog/registry/reports.ts';
import { mount } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { leastAsked } from '../support/reportSheets.ts';

const [TODAY, TOMORROW] = ['2026-11-21', '2026-11-22'];

let office: Office;
let books: Books;
/** The clock of the office stands at 21 November 2026; a journal is dated ahead. */
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  expect((await books.post('journal', TODAY, ['Rent', 5], ['Capital', -5])).status).toBe(200);
  expect((await books.post('journal', TOMORROW, ['Rent', 70], ['Capital', -70])).status).toBe(200);
});
afterAll(() => office.close());

const ask = async (name: string, query = '') => {
  const { status, body } = await office.call('GET', `/api/reports/${name}?size=500&${query}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};

describe('a report of which nobody has said until when', () => {
  it.each(reportList.filter(report => lastDayKey(report)).map(report => [report.name, report] as const))(
    'ends today and says so: %s',
    async (name, report) => {
      const undated = await ask(name, leastAsked(report));
      expect(report.asOf ? undated.as_of : undated.until).toBe(TODAY);
      expect(undated).toEqual(await ask(name, `${leastAsked(report)}&${lastDayKey(report)}=${TODAY}`));
    },
  );

  it('leaves out what is dated ahead, which another last day brings in', async () => {
    const rent = `ledger__in=${books.ledger('Rent')}`;
    expect((await ask('ledger_report', rent)).closing).toEqual({ balance: '5.00' });
    expect((await ask('ledger_report', `${rent}&log_date__lte=${TOMORROW}`)).closing).toEqual({ balance: '75.00' });
    expect((await ask('day_book')).totals).toEqual({ debit_amount: '5.00', credit_amount: '5.00' });
    expect((await ask('profit_and_loss')).rows.at(-1)).toMatchObject({ account: 'line:net_loss', amount: '-5.00' });
  });

  it('is the trial balance of the same day as the balance sheet', async () => {
    const [trial, sheet] = [await ask('trial_balance', 'ledgers_only=true'), await ask('balance_sheet')];
    expect([trial.until, sheet.as_of]).toEqual([TODAY, TODAY]);
    const closing = (name: string) => trial.rows.find((row: { account: string }) => row.account === name).closing;
    const amount = (name: string) => sheet.rows.find((row: { account: string }) => row.account === name).amount;
    expect([closing('Capital'), amount('Capital')]).toEqual(['-5.00', '5.00']);
  });

  it('has no end where it is asked for from a day ahead', async () => {
    const ahead = await ask('day_book', `log_date__gte=${TOMORROW}`);
    expect([ahead.until, ahead.totals.debit_amount]).toEqual([undefined, '70.00']);
  });

  it('is no report of what is planned', () => {
    expect(dayOf(pilgrimsByState)).toBe('departure_date');
    expect(endsToday(pilgrimsByState, {}, TODAY)).toEqual({});
  });

  it('nor one of what was done, which never lies ahead', () => {
    expect(endsToday(reports.edit_log, {}, TODAY)).toEqual({});
  });
});

it('a sheet tells its last day to whoever has a word for it', async () => {
  const words = encodeURIComponent(JSON.stringify({ rows: { until: 'Up to' } }));
  const lastRow = async (query: string) => {
    const { body } = await office.call('GET', `/api/reports/trial_balance/export?format=csv&${query}`);
    return papa.parse<string[]>(body, { skipEmptyLines: true }).data.at(-1)?.slice(0, 2);
  };
  expect(await lastRow(`words=${words}`)).toEqual(['Up to', TODAY]);
  expect(await lastRow(`words=${words}&log_date__lte=2026-10-31`)).toEqual(['Up to', '2026-10-31']);
  expect(await lastRow('')).not.toEqual(['Up to', TODAY]);
});

it('the calls of the family end on the same day', async () => {
  const { body } = await office.call('GET', `${mount('account_log_report')}/general/?ledger=${books.ledger('Rent')}`);
  expect(body.total_amount).toBe('5.00');
});
