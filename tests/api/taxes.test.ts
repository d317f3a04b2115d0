import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { tamper } from '../support/tamper.ts';

let office: Office;
let books: Books;
let bills: Bills;
const taxes: Record<string, number> = {};

const TAXES = [
  ['VAT', 'output', 'VAT on Sales', '15'],
  ['Exempt', 'output', 'VAT on Sales', '0'],
  ['VAT in', 'input', 'VAT on Purchases', '15'],
  ['TDS', 'tds', 'TDS Payable', '5'],
  ['VDS', 'vds', 'VDS Payable', '100'],
] as const;

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  for (const [name, kind, ledger, percent] of TAXES) {
    const rates = [{ valid_from: '2026-01-01', percent }];
    const body = { name, kind, ledger: books.ledger(ledger), rates };
    taxes[name] = (await office.call('POST', calls('tax_code').create, { body })).body.id;
  }
});
afterAll(() => office.close());

const tax = (name: string): number => taxes[name] ?? 0;
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

const report = async (name: string, asked: object = {}) => {
  const query = new URLSearchParams(Object.entries(asked).map(([key, one]) => [key, String(one)]));
  const { status, body } = await office.call('GET', `/api/reports/${name}?${query}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};
const problems = async () => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  return body.verification.checks.filter((one: { problems: number }) => one.problems > 0);
};
const give = (entity: string, verb: string, id: number, body: object = {}) =>
  office.call('POST', calls(entity).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
/** A bill of a vendor with its VAT, of which tax is withheld when it is paid. */
const owed = (party: number, amount: number, day = '2026-10-05') =>
  bills.issue('purchase', [day, party], ['Package Cost', amount, tax('VAT in')], { tds: tax('TDS'), vds: tax('VDS') });
const pay = (bill: number, day: string, amount?: string) =>
  bills.give('purchase', 'pay', bill, {
    body: { ledger: books.ledger('Bank'), paid_on: day, ...(amount !== undefined && { pay_amount: amount }) },
  });

describe('tax collected and paid', () => {
  it('is told by month and tax, less what was noted or voided, and comes to the ledgers', async () => {
    const party = await books.party('Karim');
    const two = [
      { ledger: books.ledger('Service Fees'), rate: '100.00', quantity: '1', tax: tax('VAT') },
      { ledger: books.ledger('Service Fees'), rate: '40.00', quantity: '1', tax: tax('Exempt') },
      { ledger: books.ledger('Service Fees'), rate: '33.33', quantity: '1', tax: tax('VAT') },
    ];
    await bills.issue('sales', ['2026-10-01', party], ['Service Fees', 1], { items: two });
    await bills.issue('credit_note', ['2026-10-31', party], ['Sales Returns', 20, tax('VAT')]);
    const wrong = await bills.issue('sales', ['2026-10-02', party], ['Service Fees', 500, tax('VAT')]);
    await bills.give('sales', 'void', wrong.body.id, { body: { reason: 'wrong' } });
    await bills.issue('purchase', ['2026-11-01', await books.party('Seller')], ['Rent', 200, tax('VAT in')]);
    await books.post('payment_voucher', '2026-11-15', ['VAT on Sales', 10], ['Cash', -10]);
    const { rows, totals } = await report('tax_summary');
    const figures = ['base_amount', 'output_tax', 'input_tax', 'net_tax', 'other_entries'];
    expect(
      rows.map((row: Record<string, string>) => [row['month'], row['tax'], ...figures.map(one => row[one])]),
    ).toEqual([
      ['2026-10-01', tax('Exempt'), '40.00', '0.00', '0.00', '0.00', '0.00'],
      ['2026-10-01', tax('VAT'), '113.33', '17.00', '0.00', '17.00', '0.00'],
      ['2026-11-01', tax('VAT in'), '200.00', '0.00', '30.00', '-30.00', '0.00'],
      ['2026-11-01', null, '0.00', '0.00', '0.00', '0.00', '-10.00'],
    ]);
    const balances = await books.balances();
    expect(Number(totals.net_tax) + Number(totals.other_entries)).toBe(
      -Number(balances['VAT on Sales']) - Number(balances['VAT on Purchases']),
    );
    const register = await report('tax_register', { tax__in: tax('VAT'), log_date__lte: '2026-10-31' });
    expect(register.totals.net_tax).toBe('17.00');
    expect(register.rows.map((row: { net_tax: string }) => row.net_tax)).toEqual(['20.00', '75.00', '-75.00', '-3.00']);
  });

  it('of a bill in riyals is told in the agency’s currency', async () => {
    const { body: riyal } = await office.call('POST', calls('currency').create, {
      body: { code: 'SAR', name: 'Saudi riyal' },
    });
    const abroad = { currency: riyal.id, exchange_rate: '32.335' };
    const vendor = await books.party('Hotel');
    await bills.issue('purchase', ['2026-09-01', vendor], ['Package Cost', 100, tax('VAT in')], abroad);
    const { totals } = await report('tax_register', { party__in: vendor });
    expect(totals).toMatchObject({ base_amount: '3233.50', input_tax: '485.03', net_tax: '-485.03' });
    expect(await problems()).toEqual([]);
  });

  it('and that somebody has changed since is found by the verification', async () => {
    const change = (by: string) =>
      tamper(office, `update tax_entry set tax_amount = tax_amount ${by} where id = (select min(id) from tax_entry)`);
    await change('+ 1');
    expect(new Set((await problems()).map(({ check }: { check: string }) => check))).toEqual(new Set(['tax_entries']));
    await change('- 1');
    expect(await problems()).toEqual([]);
  });

  it('is taken back from the register with the payment that withheld it', async () => {
    const vendor = await books.party('Courier');
    const paid = await pay((await owed(vendor, 100, '2026-11-17')).body.id, '2026-11-18');
    expect((await report('withholding_register')).totals.tax_amount).toBe('20.00');
    await give('payment_voucher', 'void', paid.body.voucher, { reason: 'wrong' });
    expect((await report('withholding_register')).totals).toEqual({ base_amount: '0.00', tax_amount: '0.00' });
    expect(await problems()).toEqual([]);
  });
});

describe('what is withheld', () => {
  it('is told by vendor and payment, paid over by a challan and certified once', async () => {
    const vendor = await books.party('Airline');
    const bill = await owed(vendor, 100_000);
    await pay(bill.body.id, '2026-10-10', '57500.00');
    await pay(bill.body.id, '2026-11-10');
    const { rows } = await report('withholding_register', { party__in: vendor });
    const told = (row: Record<string, unknown>) => [row['log_date'], row['tax'], row['base_amount'], row['tax_amount']];
    expect(rows.map(told)).toEqual([
      ['2026-10-10', tax('TDS'), '50000.00', '2500.00'],
      ['2026-10-10', tax('VDS'), '7500.00', '7500.00'],
      ['2026-11-10', tax('TDS'), '50000.00', '2500.00'],
      ['2026-11-10', tax('VDS'), '7500.00', '7500.00'],
    ]);
    const made = await office.call('POST', calls('withholding_challan').create, {
      body: {
        deposit_date: '2026-11-12',
        withheld_until: '2026-10-31',
        tax: tax('TDS'),
        ledger: books.ledger('Bank'),
        challan_no: 'T-77',
      },
    });
    expect([made.status, made.body.amount]).toEqual([201, '2500.00']);
    const deposit = await give('withholding_challan', 'post', made.body.id);
    expect([deposit.status, deposit.body.invoice_no]).toEqual([200, 'TC-2026-000001']);
    expect((await books.balances())['TDS Payable']).toBe('-2500.00');
    const again = await give('withholding_challan', 'post', made.body.id);
    expect([again.status, again.body.version]).toEqual([200, deposit.body.version]);

    const certified = { party: vendor, tax: tax('TDS'), issued_on: '2026-11-20', starts_on: '2026-10-01' };
    const certificate = await office.call('POST', calls('withholding_certificate').create, {
      body: { ...certified, ends_on: '2026-11-30' },
    });
    const issued = await give('withholding_certificate', 'issue', certificate.body.id);
    expect(issued.body).toMatchObject({ status: 'issued', certificate_no: 'WC-2026-000001', amount: '5000.00' });
    const twice = await office.call('POST', calls('withholding_certificate').create, {
      body: { ...certified, ends_on: '2026-11-30' },
    });
    const refused = await give('withholding_certificate', 'issue', twice.body.id);
    expect([refused.status, refusals(refused.body)]).toEqual([400, { ends_on: 'nothing_withheld' }]);
    const known = await report('withholding_register', { party__in: vendor, tax__in: tax('TDS') });
    const numbers = known.rows.map((row: Record<string, unknown>) => [row['challan_no'], row['certificate_no']]);
    expect(numbers).toEqual([
      ['T-77', 'WC-2026-000001'],
      [null, 'WC-2026-000001'],
    ]);
    const lists = await report('withholding_register', { certificate__in: certificate.body.id });
    expect(lists.totals.tax_amount).toBe('5000.00');
    expect(await problems()).toEqual([]);
  });

  it('and paid over is not voided, but what is reversed is taken from the next deposit', async () => {
    const vendor = await books.party('Printer');
    const bill = await owed(vendor, 1000, '2026-11-01');
    const { body } = await pay(bill.body.id, '2026-11-03');
    const draft = (until: string) =>
      office.call('POST', calls('withholding_challan').create, {
        body: {
          deposit_date: '2026-11-20',
          withheld_until: until,
          tax: tax('VDS'),
          ledger: books.ledger('Bank'),
          challan_no: 'V-1',
        },
      });
    const first = await draft('2026-11-20');
    await pay((await owed(vendor, 200, '2026-11-04')).body.id, '2026-11-05');
    const stale = await give('withholding_challan', 'post', first.body.id);
    expect([stale.status, refusals(stale.body)]).toEqual([400, { amount: 'withheld_since' }]);
    const saved = await office.call('PUT', calls('withholding_challan').update(first.body.id), {
      body: { details: 'seen' },
    });
    expect(saved.body.amount).toBe('15180.00');
    expect((await give('withholding_challan', 'post', first.body.id)).status).toBe(200);
    const held = await give('payment_voucher', 'void', body.voucher, { reason: 'wrong' });
    expect([held.status, held.body.reason]).toEqual([409, 'is_paid_over']);
    const reversed = await give('payment_voucher', 'reverse', body.voucher, {
      reason: 'bounced',
      reverse_date: '2026-11-20',
    });
    expect(reversed.status, JSON.stringify(reversed.body)).toBe(200);
    await pay((await owed(vendor, 2000, '2026-11-06')).body.id, '2026-11-20');
    expect((await draft('2026-11-20')).body.amount).toBe('150.00');
    const back = await give('withholding_challan', 'void', first.body.id, { reason: 'entered twice' });
    expect([back.status, back.body.status]).toEqual([200, 'voided']);
    expect(await problems()).toEqual([]);
  });
});
