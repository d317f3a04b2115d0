import type { Phones } from '#catalog/engine/texts/Phones.ts';
import { folded } from '#catalog/engine/texts/searchText.ts';
import { typedNumber } from '#catalog/engine/texts/typedNumber.ts';

const MOST_WORDS = 6;
/** Fewest digits that are looked for as those of a phone number: shorter ones are years and amounts. */
const TELLING = 5;

/** Words of a search of which each is found by itself, or all of them as one number with blanks in it. */
export interface Term {
  readonly words: readonly string[];
  readonly number?: string;
}

const termOf = (words: readonly string[]): Term => ({
  words,
  ...(words.length > 1 && { number: words.join('') }),
});

/** Words of what is searched for. */
export const wordsOfSearch = (text: string): string[] => text.trim().split(/\s+/).slice(0, MOST_WORDS).filter(Boolean);

/** What is searched for; digits that stand beside each other are one term. */
export function searchTerms(text: string): readonly Term[] {
  const words = wordsOfSearch(text);
  const terms: string[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isSame = before !== undefined && [before, word].every(one => typedNumber(one) !== undefined);
    if (isSame) terms.at(-1)?.push(word);
    else terms.push([word]);
  }
  return terms.map(termOf);
}

/** Ways in which a stored text may hold what was typed: as it stands, and as the phone number that it may be. */
export function waysToWrite(typed: string, phones: Phones): readonly string[] {
  const number = typedNumber(typed)?.replace('+', '') ?? '';
  const parts = number.length < TELLING ? [] : (phones.parts(typed) ?? []);
  return [...new Set([folded(typed), ...parts])];
}
