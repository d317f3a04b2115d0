/** An amount in minor units (poisha, cents): exact, never a float. */
export type Minor = bigint;

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** `'12.5'` to `1250n`. Throws a RangeError on anything but a decimal with at most two places. */
export function toMinor(decimal: string): Minor {
  const match = DECIMAL.exec(decimal.trim());
  if (!match) throw new RangeError(`not an amount: ${decimal}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const minor = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -minor : minor;
}

/** `1250n` to `'12.50'`. */
export function fromMinor(minor: Minor): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0n);

/**
 * Splits an amount in proportion to weights by largest remainder, so that the parts sum to the whole exactly.
 * Throws a RangeError unless the weights sum to more than zero.
 */
export function split(total: Minor, weights: readonly bigint[]): Minor[] {
  const whole = sum(weights);
  if (whole <= 0n || weights.some(weight => weight < 0n)) throw new RangeError('weights must be positive');
  const sign = total < 0n ? -1n : 1n;
  const shares = weights.map((weight, index) => {
    const product = total * sign * weight;
    return { index, part: product / whole, remainder: product % whole };
  });
  const parts = shares.map(share => share.part);
  const left = Number(total * sign - sum(parts));
  shares.sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of shares.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map(part => part * sign);
}
