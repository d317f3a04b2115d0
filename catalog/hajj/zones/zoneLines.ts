import { LONGEST } from '../passengerSearch.ts';
import { begins, formats, mayBegin, type ZoneFormat } from './format.ts';
import { rightSums } from './sums.ts';

type Lines = readonly string[];

/** What may stand before a line where it was copied from, such as `MRZ:` or `Line 2:`. */
const LABEL = /^\s*(?:MRZ\b\s*[:=-]?|[^<\d]{2,}\d?\s*:)\s*/i;

/** Characters by which a line may be longer or shorter and still be meant. */
const OFF = 8;

/** Capitals, and one sign for a filler. A double quote is written for two of them, or read for one. */
const clean = (text: string, quote: '<<' | '<'): string =>
  text.normalize('NFKC').replaceAll('&lt;', '<').replace(/[«≪]/g, quote).replaceAll('‹', '<').toUpperCase();

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
const isNear = (line: string, { length }: ZoneFormat): boolean => Math.abs(line.length - length) <= OFF;

/** Whether a line may be the one of names, and fillers between them. */
const isOfNames = (format: ZoneFormat, line: string): boolean =>
  line.length <= format.length + OFF &&
  (format.lines === 3 ? /^[A-Z0-9]{2}/ : /^[A-Z0-9][A-Z0-9<]{4}/).test(line) &&
  line.includes('<') &&
  count(line, /[A-Z<]/g) >= line.length * 0.8;

/** Whether a line may be the one with two days, their check digits and a country. */
function isOfDays(format: ZoneFormat, line: string): boolean {
  const { birth, nationality, expiry } = format;
  return (
    !line.startsWith('<') &&
    // Of a passport that was cut both days may still stand there.
    (isNear(line, format) || (format.name === 'td3' && line.length < format.length && line.length > expiry.to)) &&
    count(line, /[^A-Z0-9<]/g) <= 3 &&
    count(line.slice(Math.max(0, birth.from - 2), birth.from + 15), /\d/g) >= 8 &&
    count(line.slice(nationality.from - 2, nationality.to + 1), /[A-Z<]/g) >= 2
  );
}

/** Whether a line may be the first one of a card of three. */
const isOfNumber = (format: ZoneFormat, line: string): boolean =>
  begins(format, line) && isNear(line, format) && /^[A-Z][A-Z<][A-Z<]{3}/.test(line) && count(line, /\d/g) >= 3;

/** Fillers at the end of the names are often lost on the way, all of them; they say nothing. */
const padded = ({ length }: ZoneFormat, line: string): string => (line.endsWith('<') ? line : line.padEnd(length, '<'));

const excess = ({ length }: ZoneFormat, lines: Lines): number =>
  lines.reduce((sum, line) => sum + Math.abs(line.length - length), 0);

interface Reading {
  readonly format: ZoneFormat;
  readonly lines: Lines;
}

/** The lines of a format in the order in which they belong, of pieces that are whole lines; undefined of others. */
function ordered(format: ZoneFormat, pieces: Lines): Lines | undefined {
  const [first = '', second = '', third = ''] = pieces;
  if (format.lines === 3)
    return isOfNumber(format, first) && isOfDays(format, second) && isOfNames(format, third)
      ? [first, second, padded(format, third)]
      : undefined;
  if (mayBegin(format, first) && isOfNames(format, first) && isOfDays(format, second))
    return [padded(format, first), second];
  return mayBegin(format, second) && isOfNames(format, second) && isOfDays(format, first)
    ? [padded(format, second), first]
    : undefined;
}

/** A text of more pieces than this is not tried as three lines: there would be thousands of ways. */
const MOST_PIECES = 20;

/** Every way to join pieces to so many lines. */
function* joins(pieces: Lines, lines: number): Generator<Lines> {
  if (lines === 3 && pieces.length > MOST_PIECES) return;
  if (lines === 1) yield [pieces.join('')];
  else
    for (let at = 1; at <= pieces.length - lines + 1; at += 1)
      for (const rest of joins(pieces.slice(at), lines - 1)) yield [pieces.slice(0, at).join(''), ...rest];
}

const rank = ({ format, lines }: Reading): number =>
  rightSums(format, lines) - excess(format, lines) + (begins(format, lines[0] ?? '') ? 1 : 0);

/** The pieces joined to lines, the breaks at the likeliest of the places between them. */
const joined = (pieces: Lines): Reading | undefined =>
  formats
    .flatMap(format =>
      Array.from(joins(pieces, format.lines), one => ordered(format, one)).flatMap(lines =>
        lines ? [{ format, lines }] : [],
      ),
    )
    .toSorted((a, b) => rank(b) - rank(a))[0];

/** Without any break the lines have their length. */
const cut = (whole: string): Reading | undefined => {
  const found = formats
    .filter(({ lines, length }) => whole.length === lines * length)
    .flatMap(format => {
      const pieces = Array.from({ length: format.lines }, (_, at) =>
        whole.slice(at * format.length, (at + 1) * format.length),
      );
      const lines = ordered(format, pieces);
      return lines ? [{ format, lines }] : [];
    });
  return found.toSorted((a, b) => rank(b) - rank(a))[0];
};

/** A text that begins as the line of names does, with the kind of document, its issuer and a name. */
const BEGINS = /^[PFVACI][A-Z<]{4}[A-Z].*<</;

/** One line alone says half, and that is told. */
function alone(line: string): Reading | undefined {
  const [format] = formats
    .filter(one => one.lines === 2 && isNear(line, one))
    .toSorted((a, b) => excess(a, [line]) - excess(b, [line]));
  if (format && isOfDays(format, line) && !BEGINS.test(line)) return { format, lines: ['', line] };
  const upper = formats.find(one => one.lines === 2 && one.length >= line.length && begins(one, line)) ?? formats[0];
  return upper && BEGINS.test(line) && isOfNames(upper, line)
    ? { format: upper, lines: [padded(upper, line), ''] }
    : undefined;
}

/** A break between lines counts for more than a blank, and a blank for more than none. */
function readingOf(text: string): Reading | undefined {
  const lines = text
    .split(/[\n\r]/)
    .map(line => line.replace(LABEL, '').replace(/\s/g, ''))
    .filter(Boolean);
  const words = text
    .split(/[\n\r]/)
    .flatMap(line => line.replace(LABEL, '').split(/\s+/))
    .filter(Boolean);
  const whole = words.join('');
  return joined(lines) ?? joined(words) ?? cut(whole) ?? joinedAnywhere(whole) ?? alone(whole);
}

/** The break of two lines that are not of their length, at the likeliest place. */
function joinedAnywhere(whole: string): Reading | undefined {
  const found = formats
    .filter(({ lines }) => lines === 2)
    .flatMap(format =>
      Array.from({ length: Math.max(0, whole.length - 1) }, (_, at) => [
        whole.slice(0, at + 1),
        whole.slice(at + 1),
      ]).flatMap(pieces => {
        const lines = ordered(format, pieces);
        return lines ? [{ format, lines }] : [];
      }),
    );
  return found.toSorted((a, b) => rank(b) - rank(a))[0];
}

/**
 * The lines of a pasted zone of any format, known by their shape: order, blanks, labels, a lost line break and lost
 * fillers at the end are forgiven. A line that is missing is empty. Undefined when the text is no such zone.
 */
export function zoneLines(text: string): Lines | undefined {
  if (text.length > LONGEST) return undefined;
  const readings = (['<<', '<'] as const).map(quote => readingOf(clean(text, quote))).filter(one => one !== undefined);
  return readings.toSorted((a, b) => excess(a.format, a.lines) - excess(b.format, b.lines))[0]?.lines;
}
