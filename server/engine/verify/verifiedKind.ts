import { wordsIn } from '#catalog/engine/papers/words/paperWords.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { PaperName } from '#catalog/registry/papers.ts';
import type { VerifyTexts } from './messages/en.ts';

/** Documents whose paper the host does not draw, so that papers have no words for it. */
const undrawn = ['donation', 'withholding_certificate'] as const satisfies readonly (PaperName & keyof VerifyTexts)[];
type Undrawn = (typeof undrawn)[number];
const isUndrawn = (name: PaperName): name is Undrawn => undrawn.some(one => one === name);

/** What kind of document it is, in the words at the head of its paper. */
export function verifiedKind(locale: Locale, name: PaperName, words: VerifyTexts): string {
  if (isUndrawn(name)) return words[name];
  const { titles } = wordsIn(locale);
  if (name === 'receipt_voucher') return titles.receipt;
  return name === 'purchase_final' ? titles.purchase_order : titles[name];
}
