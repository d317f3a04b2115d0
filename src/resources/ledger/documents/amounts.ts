import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { isWireNumber } from '#catalog/engine/reading/writtenNumber.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';

export const sides = ['debit_amount', 'credit_amount'] as const;
export type Side = (typeof sides)[number];

/**
 * An amount of a form or a record; nothing while what is typed is no amount. A box tells the number of the wire: what
 * stands there otherwise could not be read, and is not to be read in another way here.
 */
export const amountOf = (value: unknown): Minor =>
  typeof value === 'string' && /^-?\d+(\.\d{1,2}0*)?$/.test(value) ? toMinor(value.replace(/(\.\d\d)0+$/, '$1')) : 0n;

/** The same of a decimal. */
export function decimalIn(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return isWireNumber(text) ? text : undefined;
}

/** Debit less credit. */
export const netOf = (line: Line): Minor => amountOf(line['debit_amount']) - amountOf(line['credit_amount']);

export const netOfAll = (lines: readonly Line[]): Minor => lines.reduce((total, line) => total + netOf(line), 0n);

export const totalOf = (lines: readonly Line[], side: Side): Minor =>
  lines.reduce((total, line) => total + amountOf(line[side]), 0n);
