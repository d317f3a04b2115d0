import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { evaluateExpression } from '#catalog/engine/reading/amounts/evaluateExpression.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';

export const sides = ['debit_amount', 'credit_amount'] as const;
export type Side = (typeof sides)[number];

/** What stands in an amount while it is typed; nothing while it is no sum yet. */
export function amountOf(value: unknown): Minor {
  const text = typeof value === 'string' ? evaluateExpression(value) : undefined;
  return text === undefined ? 0n : toMinor(text);
}

/** More than any quantity or rate is written with. */
const PLACES = 8;

/** What stands in a decimal while it is typed; nothing while it is no number yet. */
export const decimalIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? evaluateExpression(String(value), PLACES) : undefined;

/** Debit less credit. */
export const netOf = (line: Line): Minor => amountOf(line['debit_amount']) - amountOf(line['credit_amount']);

export const netOfAll = (lines: readonly Line[]): Minor => lines.reduce((total, line) => total + netOf(line), 0n);

export const totalOf = (lines: readonly Line[], side: Side): Minor =>
  lines.reduce((total, line) => total + amountOf(line[side]), 0n);
