import { type Minor, toMinor } from '../../money/money.ts';
import type { SheetCell } from '../Sheet.ts';
import type { DecimalSign } from '../WrittenForms.ts';
import { decimalIn } from './numeral.ts';
import type { Side } from './sideWords.ts';
import { writtenAmount } from './writtenAmount.ts';

/** What a cell tells of money. */
export interface SidedAmount {
  /** Its size, never below zero. */
  readonly size: Minor;
  readonly side: Side | undefined;
  /** Whether it is written as below zero: by a minus before or after it, or by brackets. */
  readonly isNegative: boolean;
}

/** More digits than any figure of an agency has. */
const MOST = 16;

/** An exact amount of two places; more of them are none of money unless they are zeros. */
function sizeOf(decimal: string): Minor | undefined {
  const [whole = '', fraction = ''] = decimal.split('.');
  if (/[^0]/.test(fraction.slice(2)) || whole.replace(/^0+/, '').length > MOST) return undefined;
  return toMinor(`${whole}.${fraction.slice(0, 2).padEnd(1, '0')}`);
}

/**
 * A number that a spreadsheet has reckoned, without the noise of its floats: `0.30000000000000004` is 0.30. What lies
 * that near to nothing is nothing.
 */
function withoutNoise(decimal: string): string {
  if (/e-/i.test(decimal)) return '0';
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)\.(\d\d)(?:0{4,}|9{4,})\d*$/.exec(decimal) ?? [];
  if (cents === '') return decimal;
  const isBelow = /\.\d\d9{4}/.test(decimal);
  const minor = toMinor(`${whole}.${cents}`) + (isBelow ? 1n : 0n);
  return `${sign}${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}

/**
 * What a cell tells of money, with the side and the sign that stand around it in any order; undefined where it is no
 * amount. `decimal` says how the column is written, for numbers that leave it open.
 */
export function sidedAmount(
  cell: SheetCell,
  { decimal }: { readonly decimal?: DecimalSign | undefined } = {},
): SidedAmount | undefined {
  if (typeof cell === 'object') {
    const [, sign = '', plain = ''] = /^(-?)(\d+(?:\.\d+)?)$/.exec(withoutNoise(cell.decimal)) ?? [];
    const size = plain === '' ? undefined : sizeOf(plain);
    return size === undefined ? undefined : { size, side: undefined, isNegative: sign === '-' && size > 0n };
  }
  const written = writtenAmount(cell);
  const number = written && decimalIn(written.numeral, decimal);
  const size = number === undefined ? undefined : sizeOf(number);
  return size === undefined || !written
    ? undefined
    : { size, side: written.side, isNegative: written.isNegative && size > 0n };
}
