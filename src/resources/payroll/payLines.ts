import { netPay, type Pay, sheetTotals } from '#catalog/payroll/salaryLaw.ts';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import type { Line } from '../../engine/kinds/lines/Column.ts';
import { amountOf } from '../ledger/documents/amounts.ts';
import { linesOf } from '../ledger/documents/linesOf.ts';

/** The pay that a line says. */
export const payIn = (line: Line): Pay => ({
  gross: amountOf(line['gross']),
  deduction: amountOf(line['deduction']),
  tax: amountOf(line['salary_tax']),
  advance: amountOf(line['advance_recovered']),
});

/** A line of a sheet with what its employee gets, and what of that they have had. */
export interface PaidLine {
  readonly line: Line;
  readonly id: number;
  readonly employee: number;
  readonly pay: Pay;
  readonly net: Minor;
  readonly outstanding: Minor;
}

/** Lines of a saved sheet. */
export const paidLines = (items: unknown): PaidLine[] =>
  linesOf(salarySheet, items).map(line => {
    const pay = payIn(line);
    const [id, employee] = [Number(line['id']), Number(line['employee'])];
    return { line, id, employee, pay, net: netPay(pay), outstanding: amountOf(line['outstanding']) };
  });

/** What some lines come to, by the names of their columns. */
export function sumsOf(lines: readonly PaidLine[]) {
  const { gross, deduction, tax, advance, net } = sheetTotals(lines.map(({ pay }) => pay));
  const left = sum(lines.map(({ outstanding }) => outstanding));
  return {
    gross: fromMinor(gross),
    deduction: fromMinor(deduction),
    salary_tax: fromMinor(tax),
    advance_recovered: fromMinor(advance),
    net_pay: fromMinor(net),
    paid_amount: fromMinor(net - left),
    outstanding: fromMinor(left),
  };
}
