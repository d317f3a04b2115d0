import type { Minor } from '../../engine/money/money.ts';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal of any scale as a fraction of whole numbers. */
function fraction(decimal: string): { readonly over: bigint; readonly under: bigint } {
  const [, sign, whole = '0', places = ''] = DECIMAL.exec(decimal.trim()) ?? [];
  if (sign === undefined) throw new RangeError(`not a decimal: ${decimal}`);
  return { over: BigInt(`${sign}${whole}${places}`), under: 10n ** BigInt(places.length) };
}

/** A quotient to the nearest whole, a half away from zero (rule R1). */
export function halfUp(over: bigint, under: bigint): bigint {
  const isBelow = over < 0n !== under < 0n;
  const [a, b] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const rounded = (a * 2n + b) / (b * 2n);
  return isBelow ? -rounded : rounded;
}

/** An amount times a decimal, such as a quantity or a rate of exchange, to the minor unit (rule R1). */
export function times(amount: Minor, factor: string): Minor {
  const { over, under } = fraction(factor);
  return halfUp(amount * over, under);
}

/** So many per cent of an amount, to the minor unit. */
export function percentOf(amount: Minor, percent: string): Minor {
  const { over, under } = fraction(percent);
  return halfUp(amount * over, under * 100n);
}

/**
 * Most that one line of a document may name, in major units: beyond it somebody has slipped, and sums of any number of lines
 * stay within what the database holds.
 */
export const MOST_MONEY = 999_999_999_999;
