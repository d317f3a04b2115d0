import { fromMinor, type Minor, sum, toMinor } from '../../engine/money/money.ts';

/** Notes of the taka, and its coins, as long as the agency has said no others. */
const NOTES = '1000, 500, 200, 100, 50, 20, 10, 5, 2, 1';

/** What is counted, by the setting of the books: amounts in a row, the largest first, as decimal strings. */
export const denominationsIn = (setting: string | null): readonly string[] =>
  [...new Set((setting ?? NOTES).split(/[\s,;]+/).filter(part => /^\d{1,9}(?:\.\d{1,2})?$/.test(part)))]
    .map(toMinor)
    .filter(worth => worth > 0n)
    .toSorted((one, other) => (one < other ? 1 : -1))
    .map(fromMinor);

/** What notes and coins come to. */
export const countedOf = (items: readonly { readonly denomination: string; readonly pieces: number }[]): Minor =>
  sum(items.map(({ denomination, pieces }) => toMinor(denomination) * BigInt(pieces)));
