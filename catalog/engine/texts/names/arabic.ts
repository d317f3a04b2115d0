import { fromLetters } from './arabicLetters.ts';

/** Arabic words that are read in one way. */
const WHOLE: Readonly<Record<string, string>> = {
  عبد: 'abd',
  بن: 'bin',
  ابن: 'bin',
  بنت: 'bint',
  الله: 'allah',
  ابو: 'abu',
  ابي: 'abu',
  سيد: 'sayyid',
  السيد: 'sayyid',
  عبدالله: 'abdullah',
  داود: 'daud',
  داوود: 'daud',
  طه: 'taha',
  عيسى: 'isa',
  عمرو: 'amr',
  اسماء: 'asma',
  مريم: 'mariam',
  يوسف: 'yusuf',
  يونس: 'yunus',
};

/** An Arabic word with what it begins or ends with taken for itself: servant, the article, faith and God. */
export function fromArabic(text: string): string[] {
  const word = text.replace(/[أإآٱ]/g, letter => (letter === 'إ' ? letter : 'ا'));
  const known = WHOLE[word.replace('إ', 'ا')];
  if (known) return [known];
  const servant = /^عبد(?:ال)?(..+)$/.exec(word)?.[1];
  if (servant) return fromLetters(servant).map(name => `abdul${name}`);
  const [, name, end] = /^(..+)(الدين|الله)$/.exec(word) ?? [];
  if (name) return fromArabic(name).map(start => start + (end === 'الله' ? 'ullah' : 'uddin'));
  const bare = /^ال(..+)$/.exec(word)?.[1];
  return bare ? [...fromLetters(bare), ...fromLetters(word)] : fromLetters(word);
}
