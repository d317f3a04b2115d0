import type { Locale } from '../texts/texts.ts';
import { type Minor, toMinor } from './money.ts';
import { withUnit } from './numerals/ar.ts';
import { cardinal as bengali } from './numerals/bn.ts';
import { cardinal as english } from './numerals/en.ts';
import { cardinal as turkish } from './numerals/tr.ts';

/** How an amount of taka and poisha is written out on paper; the closing words leave no room for an addition. */
const written: Record<Locale | 'bn', (taka: Minor, poisha: Minor) => string> = {
  en: (taka, poisha) => {
    const words = `${english(threes(taka))} taka${poisha ? ` and ${english(threes(poisha))} poisha` : ''} only`;
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  tr: (taka, poisha) => `Yalnız ${turkish(threes(taka))} taka${poisha ? ` ${turkish(threes(poisha))} poişa` : ''}`,
  ar: (taka, poisha) =>
    `فقط ${withUnit(threes(taka), 'تاكا')}${poisha ? ` و${withUnit(threes(poisha), 'بويشا')}` : ''} لا غير`,
  bn: (taka, poisha) => `${bengali(taka)} টাকা${poisha ? ` ${bengali(poisha)} পয়সা` : ''} মাত্র`,
};

/** Digits in threes, the highest first: 1234567 as 1, 234, 567. */
function threes(amount: Minor): readonly number[] {
  const digits = amount.toString();
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  return (padded.match(/\d{3}/g) ?? []).map(Number);
}

/**
 * A decimal amount in words, e.g. `Twelve taka and fifty poisha only`. Throws a RangeError on anything but a positive
 * amount.
 */
export function amountInWords(decimal: string, language: Locale | 'bn'): string {
  const minor = toMinor(decimal);
  if (minor < 0n) throw new RangeError(`not an amount to write out: ${decimal}`);
  return written[language](minor / 100n, minor % 100n);
}
