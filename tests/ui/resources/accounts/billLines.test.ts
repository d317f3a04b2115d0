import { describe, expect, test } from 'vitest';
import { billKinds } from '#catalog/bills/bills.ts';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import { billObjections, footOf, taxesIn, totalsIn } from '#src/resources/bills/lines/billLines.ts';
import { noted } from '#src/resources/bills/lines/carriedBill.ts';
import { dueState } from '#src/resources/bills/dueState.ts';
import { chartFrom } from '#src/resources/ledger/chart/Chart.ts';
import { taxesFrom } from '#src/resources/taxes/Taxes.ts';

const [FEES, CASH, RETURNS, VAT] = [1, 2, 3, 9];
const ledger = (id: number, name: string, more: Partial<ChartedLedger> = {}): ChartedLedger => ({
  id,
  name,
  code: null,
  ledger_type: null,
  nature: 'income',
  is_active: true,
  holds: null,
  is_control: false,
  documents_only: false,
  ...more,
});
const chart = chartFrom([ledger(FEES, 'Service Fees'), ledger(CASH, 'Cash', { holds: 'cash' })]);
const rates = [
  { valid_from: '2026-01-01', percent: '15.0' },
  { valid_from: '2027-01-01', percent: '17.5' },
];
const taxes = taxesFrom([{ id: VAT, kind: 'output', ledger: 5, is_active: true, rates }]);
const line = (more: object = {}) => ({
  ledger: FEES,
  sub_ledger: null,
  details: null,
  quantity: '1',
  rate: '0.00',
  tax: null,
  ...more,
});
const bill = (...items: object[]) => ({ party: 7, sales_date: '2026-11-01', due_date: null, items });
const reasons = (values: object) =>
  billObjections({ ...values }, { kind: billKinds.sales, chart, taxes }).map(({ field, code }) => [field, code]);

describe('the lines of a bill', () => {
  test('are worked out while they are typed, line by line, with the rate of the day', () => {
    const typed = [line({ quantity: '1.5', rate: '33.33', tax: VAT }), line({ quantity: '2,', rate: '10+5' })];
    const [day, discount] = ['2026-11-01', null];
    expect(totalsIn(typed, taxes, { day, discount })).toMatchObject({ net: 5000n, tax: 750n, total: 5750n });
    const next = { day: '2027-01-01', discount };
    expect(totalsIn([line({ rate: '100', tax: VAT })], taxes, next).tax).toBe(1750n);
    expect(totalsIn([line({ rate: '100', tax: VAT })], undefined, next).tax).toBe(0n);
  });

  test('are less their discounts, and the tax follows what is taken off the whole', () => {
    const typed = [line({ quantity: '3', rate: '33.35', discount: '0.05', tax: VAT }), line({ rate: '200' })];
    const whole = { day: '2026-11-01', discount: '10' };
    expect(taxesIn(typed, taxes, whole)).toEqual([1450n, 0n]);
    expect(footOf(totalsIn(typed, taxes, whole))).toEqual([
      { label: 'voucherPages.total', under: { amount: 30_000n, tax_amount: 1450n } },
      { label: 'billPages.whole_discount', under: { amount: -1000n } },
      { label: 'fields.net_amount', under: { amount: 29_000n } },
      { label: 'billPages.total', under: { tax_amount: 30_450n } },
    ]);
    expect(footOf(totalsIn(typed, taxes, { ...whole, discount: '' }))).toHaveLength(2);
    expect(reasons(bill(line({ rate: '5.00', discount: '5.00' })))).toEqual([['items.0.discount', 'above_zero']]);
    expect(reasons({ ...bill(line({ rate: '5.00' })), discount: '5.00' })).toEqual([['discount', 'discount_above']]);
  });

  test('say what keeps the bill from being issued, the first thing first', () => {
    const paid = line({ rate: '5.00' });
    expect(reasons({ ...bill(paid), party: null })).toEqual([['party', 'required']]);
    expect(reasons(bill(line({ ledger: null })))).toEqual([['items', 'required']]);
    expect(reasons(bill({ ...paid, ledger: CASH }))).toEqual([['items.0.ledger', 'no_money_billed']]);
    expect(reasons({ ...bill(paid), due_date: '2026-10-31' })).toEqual([['due_date', 'due_before']]);
    expect(reasons(bill(paid, line({ ledger: null })))).not.toContainEqual(['items.1.rate', 'above_zero']);
    expect(reasons(bill(paid))).toEqual([]);
  });
});

test('a bill is paid, due or overdue by its day and what is left of it', () => {
  const issued = { status: 'issued', outstanding: '5.00', due_date: '2026-11-10' };
  expect(dueState(issued, '2026-11-10')).toEqual({ state: 'today', days: 0 });
  expect(dueState(issued, '2026-11-12')).toEqual({ state: 'overdue', days: 2 });
  expect(dueState({ ...issued, outstanding: '0.00' }, '2026-11-12')?.state).toBe('paid');
  expect(dueState({ ...issued, status: 'draft' }, '2026-11-12')).toBeUndefined();
});

test('the note of a bill bears its lines against what customers return, and settles that very bill', () => {
  const saved = {
    ...bill({ id: 4, ...line({ rate: '5.00', discount: '1.00' }) }),
    id: 1,
    discount: '2.00',
    invoice_no: 'SA-1',
    outstanding: '5.00',
  };
  const own = { currency: null, foreign: 0n, foreignOutstanding: 0n, day: '2026-11-01', due: '2026-11-01' };
  const item = { ...own, id: 8, ledger: 1, party: 7, side: 'debit', amount: 500n, outstanding: 500n } as const;
  const note = noted(saved, { from: billKinds.sales, to: 'credit_note', item, returns: RETURNS });
  expect(note).toMatchObject({
    party: 7,
    credit_note_date: '2026-11-01',
    items: [{ ledger: RETURNS, rate: '5.00', discount: '1.00' }],
    discount: '2.00',
    settlement: 'selected',
    settles: [{ item: 8, amount: '5.00' }],
  });
  expect(note).not.toHaveProperty('sales_date');
});
