import { oneOfEach } from './oneOfEach.ts';
import { SPELLINGS } from './soundSpellings.ts';

/** Most keys of one reading of a word. */
const MOST_KEYS = 16;

/** What a letter that is read in several ways stands for in keys. */
const CONSONANTS: Readonly<Record<string, readonly string[]>> = {
  K: ['k', 'h'],
  T: ['t', 's', 'th'],
  D: ['d', 'z', 'dh'],
  B: ['b', 'v', 'bh'],
  C: ['C', 's'],
  J: ['z', 'C'],
  S: ['t', 'd'],
  P: ['p', 'b'],
};

const INSIDE: Readonly<Record<string, readonly string[]>> = {
  a: [''],
  e: ['', 'I'],
  i: ['I'],
  o: ['', 'U'],
  u: ['U'],
  E: ['E', 'I'],
  O: ['', 'U'],
  X: ['E', 'I', 'Y'],
};
const AT_START: Readonly<Record<string, readonly string[]>> = {
  ...INSIDE,
  a: ['A'],
  e: ['A', 'I'],
  o: ['U', 'v'],
  E: ['E'],
  O: ['U', 'A'],
};
const AT_END: Readonly<Record<string, readonly string[]>> = { ...INSIDE, a: ['A'], e: ['A', 'I'], o: ['A', 'U'] };

const VOWEL = /[aeiouEOX]/;

/**
 * Keys of a word in Latin letters. `a`, the vowel that scripts leave out and clerks put in, counts at both ends alone;
 * the others count in the first syllable and in the last two, since those between come and go.
 */
export function soundOf(word: string): string[] {
  const sounds = SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)
    .replace(/([aeiouEOX])[aeiouEOX]+/g, '$1')
    .replace(/([a-zA-Z])\1+/g, '$1');
  const letters = Array.from(sounds);
  const vowels = letters.flatMap((letter, index) => (VOWEL.test(letter) ? [index] : []));
  const last = letters.length - 1;
  const kept = new Set([vowels[0], vowels.at(-1), vowels.at(-1) === last ? vowels.at(-2) : undefined]);
  const lists = letters.map((letter, index) => {
    if (!VOWEL.test(letter)) return CONSONANTS[letter] ?? [letter];
    if (index === 0) return AT_START[letter] ?? [''];
    if (index === last) return AT_END[letter] ?? [''];
    return kept.has(index) ? (INSIDE[letter] ?? ['']) : [''];
  });
  return [...new Set(oneOfEach(lists, MOST_KEYS))].filter(Boolean);
}
