import { memoize } from 'es-toolkit';

/** What stands for a currency beside an amount, the same in every language: `৳`, `€`; its code where it has no sign. */
export const currencySign = memoize((code: string): string => {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
});

/** A written amount with what stands for its currency, letters apart from it: `-৳1,200.00`, `SAR 1,200.00`. */
export function signed(written: string, sign: string | undefined): string {
  if (!sign) return written;
  const minus = written.startsWith('-') ? '-' : '';
  return `${minus}${sign}${/\p{L}$/u.test(sign) ? '\u00A0' : ''}${written.slice(minus.length)}`;
}
