import { bareNumber } from './bareNumber.ts';
import type { DecimalSign } from './WrittenForms.ts';

/** A fraction of whole numbers: exact, where a float would not be. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Zeros of the scripts in which people here type digits: Arabic, Persian, Bengali, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x9e6, 0x966] as const;

const TEN = Array.from({ length: 10 }, (_, digit) => String(digit));
/** Every digit of those scripts, and the western one for each, in the same order: as SQL's `translate` asks for them. */
export const scriptDigits = {
  from: ZEROS.flatMap(zero => TEN.map(digit => String.fromCodePoint(zero + Number(digit)))).join(''),
  to: ZEROS.flatMap(() => TEN).join(''),
} as const;
/** Longer texts are no sum that somebody types into a cell. */
const LONGEST = 100;

/** The same text with western digits and signs. */
export const westernDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, digit => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find(one => code >= one && code < one + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[٫]/g, '.')
    .replace(/[٬]/g, ',')
    .replace(/[−–]/g, '-')
    .replace(/[×xX]/g, '*')
    .replace(/[÷]/g, '/');

/**
 * A number as a spreadsheet of any country writes it, with a point and without groups: `1,20,000.50` and `1.200,50`. A
 * lone sign is the decimal one, unless three digits follow one that the agency groups by.
 */
function plainNumeral(text: string, decimal: DecimalSign): string | undefined {
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  const [group, point] = decimal === 'point' ? [',', '.'] : ['.', ','];
  const isTurned =
    points > 0 && commas > 0
      ? text.lastIndexOf(group) > text.lastIndexOf(point)
      : text.split(point).length > 2 ||
        (text.split(group).length === 2 && !new RegExp(`^[1-9]\\d{0,2}\\${group}\\d{3}$`).test(text));
  const [parting, fractional] = isTurned ? [point, group] : [group, point];
  const written = new RegExp(`^(?:\\d*|\\d{1,3}(?:\\${parting}\\d{2,3})*\\${parting}\\d{3})(?:\\${fractional}\\d+)?$`);
  return written.test(text) && /\d/.test(text) ? text.replaceAll(parting, '').replace(fractional, '.') : undefined;
}

const fraction = (numeral: string): Fraction => {
  const [whole = '', places = ''] = numeral.split('.');
  return { over: BigInt(whole + places), under: 10n ** BigInt(places.length) };
};

/** What two numbers come to. Throws a RangeError where one is divided by nothing. */
function combined(sign: string, a: Fraction, b: Fraction): Fraction {
  if (sign === '*') return { over: a.over * b.over, under: a.under * b.under };
  if (sign === '+') return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
  if (sign === '-') return { over: a.over * b.under - b.over * a.under, under: a.under * b.under };
  if (b.over === 0n) throw new RangeError('divided by nothing');
  const [over, under] = [a.over * b.under, a.under * b.over];
  return under < 0n ? { over: -over, under: -under } : { over, under };
}

type Reading = (tokens: string[], decimal: DecimalSign) => Fraction;

/** Parts with one of some signs between them, from left to right. */
const chain =
  (signs: string, part: Reading): Reading =>
  (tokens, decimal) => {
    let value = part(tokens, decimal);
    for (let sign = tokens[0]; sign && signs.includes(sign); sign = tokens[0]) {
      tokens.shift();
      value = combined(sign, value, part(tokens, decimal));
    }
    return value;
  };

/** A number, one with a sign before it, or a sum in brackets. Throws a RangeError on anything else. */
const single: Reading = (tokens, decimal) => {
  const token = tokens.shift() ?? '';
  if (token === '-') return combined('-', fraction('0'), single(tokens, decimal));
  if (token === '(') {
    const value = sum(tokens, decimal);
    if (tokens.shift() !== ')') throw new RangeError('not closed');
    return value;
  }
  const numeral = plainNumeral(token, decimal);
  if (numeral === undefined) throw new RangeError('not a number');
  return fraction(numeral);
};

const sum = chain('+-', chain('*/', single));

/** Half a last place is rounded away from zero. */
function rounded({ over, under }: Fraction, places: number): string {
  const scaled = (over < 0n ? -over : over) * 10n ** BigInt(places) * 2n + under;
  const digits = (scaled / (under * 2n)).toString().padStart(places + 1, '0');
  const text = places > 0 ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits;
  return over < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/**
 * What a typed number, or a sum such as `1200*3` or `(50 + 2,5) / 3`, comes to, as a decimal string of so many places;
 * undefined for anything that is no sum, and for a number with more places than that, which is no slip of rounding.
 * `decimal` is the sign that a lone `1,234` or `1.234` is read by.
 */
export function evaluateExpression(text: string, places = 2, decimal: DecimalSign = 'point'): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = westernDigits(bareNumber(text)).replace(/[\s\u00a0\u202f'’]/g, '');
  const tokens = plain.match(/[\d.,]+|[-+*/()]/g);
  if (!tokens || tokens.join('') !== plain) return undefined;
  const isBare = tokens.filter(token => token !== '-').length === 1;
  if (
    isBare &&
    (plainNumeral(tokens.at(-1) ?? '', decimal)
      ?.split('.')[1]
      ?.replace(/0+$/, '').length ?? 0) > places
  )
    return undefined;
  try {
    const value = sum(tokens, decimal);
    return tokens.length === 0 ? rounded(value, places) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
