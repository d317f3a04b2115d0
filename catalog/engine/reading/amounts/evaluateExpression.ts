import { westernDigits } from '../westernDigits.ts';
import type { DecimalSign } from '../WrittenForms.ts';
import { isCurrencyWord } from './currencyWords.ts';
import { decimalIn } from './numeral.ts';
import { writtenAmount } from './writtenAmount.ts';

/** A fraction of whole numbers: exact, where a float would not be. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Longer texts are no sum that somebody types into a cell. */
const LONGEST = 100;

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
  const numeral = decimalIn(token, decimal);
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
 * What would come to something, and is a day or a code: figures with a zero before them, which no amount has, and three
 * parts of which one is a year. Nor does a number have two signs.
 */
const NO_SUM = [
  /(?<![\d.,'’ ])0\d/,
  /^\d{1,2}([-/])\d{1,2}\1\d{4}$|^\d{4}([-/])\d{1,2}\2\d{1,2}$|^\d{1,2}([-/])\d{1,2}\3\d{2}$/,
  /--|^\([-+][^-+*/()]*\)$/,
];

/** A word or a sign of a currency at either end of a sum. */
const AT_ENDS = /^[^\d(+-]+|[^\d)]+$/g;

const withoutCurrency = (text: string): string =>
  text.trim().replace(AT_ENDS, word => (/^\s*\.?$/.test(word) || !isCurrencyWord(word) ? word : ''));

/** A number alone, with what stands around it in papers; undefined where it is none. */
function bareNumber(text: string, decimal: DecimalSign): string | undefined {
  const written = writtenAmount(text);
  // `500 Dr` says more than an amount: whoever has a place for its side reads that.
  if (!written || written.side) return undefined;
  const number = decimalIn(written.numeral, decimal);
  return number && written.isNegative ? `-${number}` : number;
}

/**
 * What a typed number, or a sum such as `1200*3` or `(50 + 2,5) / 3`, comes to, as a decimal string of so many places;
 * undefined for anything that is no sum, and for a number with more places than that, which is no slip of rounding.
 * A number alone in brackets is below zero, as in the books. `decimal` is the sign that a lone `1,234` or `1.234` is
 * read by.
 */
export function evaluateExpression(text: string, places = 2, decimal: DecimalSign = 'point'): string | undefined {
  // `0x10` is a number of programs, and no product of nothing.
  if (text.length > LONGEST || /^\s*0x/i.test(text)) return undefined;
  const bare = bareNumber(text, decimal);
  if (bare !== undefined && (bare.split('.')[1]?.replace(/0+$/, '').length ?? 0) > places) return undefined;
  const plain =
    bare ??
    westernDigits(withoutCurrency(text.replace(/^\s*=/, '')))
      .replace(/\p{Cf}/gu, '')
      // A blank within a number parts its groups, and `12 34` has none.
      .replace(/\s+/g, ' ')
      .replace(/ ?([-+*/()]) ?/g, '$1');
  if (bare === undefined && NO_SUM.some(form => form.test(plain))) return undefined;
  const tokens = plain.match(/[\d.,'’ ]+|[-+*/()]/g);
  if (!tokens || tokens.join('') !== plain) return undefined;
  try {
    const value = sum(tokens, bare === undefined ? decimal : 'point');
    const isWhole = value.over % value.under === 0n;
    // Seven halves are no count of anything.
    return tokens.length === 0 && (places > 0 || isWhole) ? rounded(value, places) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
