import { type Minor, toMinor } from './money.ts';
import { withUnit } from './numerals/ar.ts';
import { cardinal as english } from './numerals/en.ts';
import { cardinal as turkish } from './numerals/tr.ts';
import type { Locale } from '../texts/texts.ts';

type Groups = readonly number[];

/** How an amount of taka and poisha is written out on paper; the closing words leave no room for an addition. */
const written: Record<Locale, (taka: Groups, poisha: Groups | undefined) => string> = {
  en: (taka, poisha) => {
    const words = `${english(taka)} taka${poisha ? ` and ${english(poisha)} poisha` : ''} only`;
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  tr: (taka, poisha) => `Yalnız ${turkish(taka)} taka${poisha ? ` ${turkish(poisha)} poişa` : ''}`,
  ar: (taka, poisha) => `فقط ${withUnit(taka, 'تاكا')}${poisha ? ` و${withUnit(poisha, 'بويشا')}` : ''} لا غير`,
};

/** Digits in threes, the highest first: 1234567 as 1, 234, 567. */
function threes(amount: Minor): Groups {
  const digits = amount.toString();
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  return (padded.match(/\d{3}/g) ?? []).map(Number);
}

/**
 * A decimal amount in words, e.g. `Twelve taka and fifty poisha only`. Throws a RangeError on anything but a positive
 * amount.
 */
export function amountInWords(decimal: string, locale: Locale): string {
  const minor = toMinor(decimal);
  if (minor < 0n) throw new RangeError(`not an amount to write out: ${decimal}`);
  return written[locale](threes(minor / 100n), minor % 100n > 0n ? threes(minor % 100n) : undefined);
}
