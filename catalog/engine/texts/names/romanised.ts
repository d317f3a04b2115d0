import { fromArabic } from './arabic.ts';
import { fromBengali } from './bengali.ts';
import { latin, unmarked } from './latin.ts';

/** A word in Latin letters as it may be read; in Arabic letters there are several ways. */
export function romanised(word: string): string[] {
  if (/\p{Script=Arabic}/u.test(word)) return fromArabic(unmarked(word.normalize('NFKC')));
  if (/\p{Script=Bengali}/u.test(word)) return [fromBengali(word.normalize('NFC'))];
  return [latin(word)];
}
