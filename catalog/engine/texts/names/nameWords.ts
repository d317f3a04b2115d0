import { heard } from './heard.ts';

/** Longest pair of words that is also written as one, such as Noor Jahan. */
const LONGEST_PAIR = 12;
const APART = /[^\p{L}\p{M}'’`‘ʿʾ\p{Pd}]+/u;
export const WITHIN = /[^\p{L}\p{M}]+/u;

/** What stands between words that are read as one: it keeps their letters from being taken together. */
const JOINT = '\u200c';

export const cleaned = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Words between blanks and signs, a hyphenated one as one. */
export const wordsIn = (text: string): string[] =>
  cleaned(text)
    .split(APART)
    .map(word => word.split(WITHIN).join(''))
    .filter(Boolean);

/** A word of one letter. */
export const isInitial = (word: string): boolean => /^\p{L}\p{M}*$/u.test(word);

const opens = (word: string): boolean => heard(word).whole[0]?.startsWith('+ab') ?? false;
const closes = (word: string): boolean => /^\+(?:din|allah)/.test(heard(word).whole[0] ?? '');

/** Neighbours that are also written as one, with the articles between them. */
interface Pair {
  readonly text: string;
  readonly end: number;
}

/** The pair that begins with a word. */
export function pairFrom(words: readonly string[], index: number): Pair | undefined {
  let end = index + 1;
  while (end < words.length - 1 && heard(words[end] ?? '').isParticle) end += 1;
  const [first = '', last = ''] = [words[index], words[end]];
  if ([first, last].some(word => word === '' || isInitial(word)) || heard(first).isTitle) return undefined;
  const text = words.slice(index, end + 1).join(JOINT);
  const isBound = end > index + 1 || opens(first) || closes(last);
  return isBound || text.length <= LONGEST_PAIR ? { text, end } : undefined;
}

/** Initials that stand side by side, as in A. K. M. Rahman, as one word. */
export const initialsIn = (words: readonly string[]): string[] =>
  words
    .map(word => (isInitial(word) ? word : ' '))
    .join('')
    .split(' ')
    .filter(run => run.length > 1);
