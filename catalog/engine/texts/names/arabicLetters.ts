import { latin } from './latin.ts';
import { oneOfEach } from './oneOfEach.ts';

/** Most readings of a word; what has more is no name. */
const MOST_READINGS = 36;

/** Arabic letters that the romanisation drops or writes by their form; the others are left to it. */
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ع: 'A',
  ى: 'a',
  ة: 'a',
  ء: '',
  ؤ: 'w',
  و: 'w',
  ئ: 'y',
  ي: 'y',
  ی: 'y',
  ه: 'H',
  ہ: 'H',
  ذ: 'dh',
  ض: 'dh',
  ظ: 'z',
  غ: 'g',
  ج: 'j',
  ش: 's',
  ث: 'th',
  خ: 'kh',
};

/** What an Arabic letter may be read as between its neighbours: a vowel is written only where it is long. */
function readings(letters: readonly string[], index: number): readonly string[] {
  const [letter = '', before, after] = [letters[index], letters[index - 1], letters[index + 1]];
  const [isFirst, isSecond, isLast] = [index === 0, index === 1, after === undefined];
  const besideVowel = [before, after].some(one => one === 'a' || one === 'A');
  if (/^[aA]$/.test(letter) && isFirst && !/^[aAwy]/.test(after ?? '')) return ['a', 'i', 'u'];
  if (/^[aA]$/.test(letter) && isFirst && after === 'y') return ['a', ''];
  if (letter === 'A') return isLast && before !== 'a' ? [''] : isSecond ? ['a', 'ua'] : ['a'];
  if (letter === 'w') return isFirst || besideVowel || after === 'y' ? ['w'] : isLast ? ['u'] : ['u', 'w'];
  if (letter === 'y')
    return isFirst || (besideVowel && /^a/i.test(after ?? '')) ? ['y'] : isLast ? ['i'] : ['i', 'ai', 'y'];
  return letter === 'H' && isLast ? ['a'] : [letter.toLowerCase()];
}

const isVowel = (letter: string | undefined): boolean => letter === undefined || /^[aAwyi]/.test(letter);

/** Short vowels, of which Arabic writes none: any may follow the first letter, `i` the second of Khalid and Muslim. */
function shortVowel(letters: readonly string[], index: number): readonly string[] {
  const isGlide = index === 0 && /^[wy]$/.test(letters[0] ?? '');
  if ((isVowel(letters[index]) && !isGlide) || isVowel(letters[index + 1])) return [''];
  const shape = letters.map(letter => (letter === 'a' ? 'a' : letter === 'm' ? 'm' : isVowel(letter) ? 'v' : 'c'));
  const word = shape.join('');
  if (index === 2 && /^.a[cm][cm][av]?$/.test(word)) return ['i', 'a'];
  if (index === 2 && /^m[cm]{3}[av]?$/.test(word)) return ['i', 'a'];
  return index === 0 ? ['a', 'u', 'i'] : ['a'];
}

/** Readings of an Arabic word by its letters alone. */
export function fromLetters(word: string): string[] {
  const letters = Array.from(word.replace(/اة$/, 'ات'), letter => ARABIC[letter] ?? latin(letter)).filter(Boolean);
  const lists = letters.flatMap((_, index) => [readings(letters, index), shortVowel(letters, index)]);
  return oneOfEach(lists, MOST_READINGS);
}
