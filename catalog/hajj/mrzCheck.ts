/** Weights of the places, over and over (ICAO Doc 9303 part 3, 4.9). */
const WEIGHTS = [7, 3, 1];

/** A digit is itself, A is 10 to Z 35, a filler nothing. */
const valueOf = (character: string): number => (character === '<' ? 0 : Number.parseInt(character, 36) || 0);

/** The digit that guards a field: the weighted sum of its characters modulo ten. */
export const checkDigit = (field: string): string =>
  String(Array.from(field).reduce((sum, character, at) => sum + valueOf(character) * (WEIGHTS[at % 3] ?? 0), 0) % 10);

/** Characters that eyes and scanners take for one another. */
const slips: Readonly<Record<string, string>> = {
  0: 'ODQ', O: '0', D: '0', Q: '0', 1: 'IL', I: '1', L: '1', 2: 'Z', Z: '2', 5: 'S', S: '5', 6: 'G', G: '6', 8: 'B', B: '8', 7: 'T', T: '7', 4: 'A', A: '4',
};

const replaced = (text: string, at: number, character: string): string => text.slice(0, at) + character + text.slice(at + 1);

const isSound = (line: string, [from, to]: readonly [number, number]): boolean =>
  checkDigit(line.slice(from - 1, to)) === line[to] && checkDigit(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)) === line[43];

/** Numbers of documents begin with their letters, if they have any. */
const USUAL = /^[A-Z]{0,2}\d+<*$/;

/**
 * Place within a field (from 0) of the one character that, taken for its look-alike, sets both its own sum and that of
 * the whole line right; undefined when there is no such place or more than
 * one. Where several would do, the one that gives a number of the usual shape.
 */
export function likeliestSlip(line: string, field: readonly [number, number]): number | undefined {
  const [from, to] = field;
  const found: { readonly at: number; readonly isUsual: boolean }[] = [];
  for (let at = from - 1; at < to; at += 1) {
    for (const other of slips[line[at] ?? ''] ?? '') {
      const mended = replaced(line, at, other);
      if (isSound(mended, field)) found.push({ at: at - from + 1, isUsual: USUAL.test(mended.slice(from - 1, to)) });
    }
  }
  const usual = found.filter(one => one.isUsual);
  const [only, another] = usual.length > 0 ? usual : found;
  return another ? undefined : only?.at;
}

/** Two digits of a birth year belong to the last hundred years: nobody is born tomorrow. */
export const centuryOf = (year: number, today: string): number => (2000 + year > Number(today.slice(0, 4)) ? 1900 : 2000);
