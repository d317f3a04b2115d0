import { rightSums } from './mrzSums.ts';
import { LENGTH } from './mrzShape.ts';
import { LONGEST } from './passengerSearch.ts';

type Lines = readonly [string, string];

/** What may stand before a line where it was copied from, such as `MRZ:` or `Line 2:`. */
const LABEL = /^\s*(?:MRZ\b\s*[:=-]?|[^<\d]{2,}\d?\s*:)\s*/i;

/** Capitals, and one sign for a filler. A double quote is written for two of them, or read for one. */
const clean = (text: string, quote: '<<' | '<'): string =>
  text.normalize('NFKC').replaceAll('&lt;', '<').replace(/[«≪]/g, quote).replaceAll('‹', '<').toUpperCase();

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Whether a line may be the upper one: names, and fillers between them. */
const isUpper = (line: string): boolean =>
  line.length <= LENGTH + 8 &&
  /^[A-Z0-9][A-Z0-9<]{4}/.test(line) &&
  line.includes('<') &&
  count(line, /[A-Z<]/g) >= line.length * 0.8;

/**
 * Whether a line may be the lower one: about as long as it must be, a number, a country, two days and their check
 * digits.
 */
const isLower = (line: string): boolean =>
  !line.startsWith('<') &&
  Math.abs(line.length - LENGTH) <= 8 &&
  count(line, /[^A-Z0-9<]/g) <= 3 &&
  count(line.slice(12, 29), /\d/g) >= 8 &&
  count(line.slice(9, 14), /[A-Z<]/g) >= 2;

/** Fillers at the end of the names are often lost on the way, all of them; they say nothing. */
const padded = (line: string): string => (line.endsWith('<') ? line : line.padEnd(LENGTH, '<'));

const excess = ([upper, lower]: Lines): number => Math.abs(upper.length - LENGTH) + Math.abs(lower.length - LENGTH);

/** The pieces joined to two lines, the break at the likeliest of the places between them. */
function joined(pieces: readonly string[]): Lines | undefined {
  const found = pieces.slice(1).flatMap((_, at): Lines[] => {
    const [before, after] = [pieces.slice(0, at + 1).join(''), pieces.slice(at + 1).join('')];
    if (isUpper(before) && isLower(after)) return [[padded(before), after]];
    return isUpper(after) && isLower(before) ? [[padded(after), before]] : [];
  });
  const rank = (lines: Lines): number => rightSums(lines[1]) - excess(lines);
  return found.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** One line alone says half, and that is told. */
function alone(line: string): Lines | undefined {
  if (isLower(line)) return ['', line];
  return /^[PF][A-Z<]{4}[A-Z].*<</.test(line) && isUpper(line) ? [padded(line), ''] : undefined;
}

/** A break between lines counts for more than a blank, and a blank for more than none. */
function linesOf(text: string): Lines | undefined {
  const lines = text
    .split('\n')
    .map(line => line.replace(LABEL, '').replace(/\s/g, ''))
    .filter(Boolean);
  const words = text
    .split('\n')
    .flatMap(line => line.replace(LABEL, '').split(/\s+/))
    .filter(Boolean);
  const whole = words.join('');
  return joined(lines) ?? joined(words) ?? joined(whole.split('')) ?? alone(whole);
}

/**
 * The two lines of a pasted zone, known by their shape: order, blanks, labels, a lost line break and lost fillers at
 * the end are forgiven. A line that is missing is empty. Undefined when the text is no such zone.
 */
export function zoneLines(text: string): Lines | undefined {
  if (text.length > LONGEST) return undefined;
  const readings = (['<<', '<'] as const)
    .map(quote => linesOf(clean(text, quote)))
    .filter(lines => lines !== undefined);
  return readings.toSorted((a, b) => excess(a) - excess(b))[0];
}

/** Whether a text has what only a passport's lines have, readable or not. */
export const looksLikeZone = (text: string): boolean => text.length >= 15 && /<<|(?:<[^<]*){5}/.test(clean(text, '<<'));
