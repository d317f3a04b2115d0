/** Columns of a line, both counted from 1 and included. */
export interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A field whose check digit stands in the column after it. */
export interface Summed extends Span {
  readonly isDay?: boolean;
}

export type FormatName = 'td1' | 'td2' | 'td3' | 'mrva' | 'mrvb';
type DocumentKind = 'passport' | 'card' | 'visa';

/** Where the parts of a machine-readable zone stand (ICAO Doc 9303 parts 4 to 7). */
export interface ZoneFormat {
  readonly name: FormatName;
  readonly document: DocumentKind;
  readonly lines: number;
  /** Characters of each line. */
  readonly length: number;
  readonly type: Span;
  readonly issuer: Span;
  readonly names: Span;
  readonly number: Summed;
  readonly nationality: Span;
  readonly birth: Summed;
  readonly sex: Span;
  readonly expiry: Summed;
  readonly optional: readonly Span[];
  /** Of the optional data those that have a digit of their own. */
  readonly summedOptional?: Summed;
  /** The digit over several columns together, at the end of the second line; visas have none. */
  readonly whole?: readonly Span[];
}

const span = (line: number, from: number, to: number): Span => ({ line, from, to });
const day = (line: number, from: number): Summed => ({ line, from, to: from + 5, isDay: true });

/** Two lines, of which the first holds the names, and the second everything else at the same places. */
const twoLines = (name: FormatName, document: DocumentKind, length: number) => ({
  name,
  document,
  lines: 2,
  length,
  type: span(1, 1, 2),
  issuer: span(1, 3, 5),
  names: span(1, 6, length),
  number: span(2, 1, 9),
  nationality: span(2, 11, 13),
  birth: day(2, 14),
  sex: span(2, 21, 21),
  expiry: day(2, 22),
});

const td3: ZoneFormat = {
  ...twoLines('td3', 'passport', 44),
  optional: [span(2, 29, 42)],
  summedOptional: span(2, 29, 42),
  whole: [span(2, 1, 10), span(2, 14, 20), span(2, 22, 43)],
};

const td2: ZoneFormat = {
  ...twoLines('td2', 'card', 36),
  optional: [span(2, 29, 35)],
  whole: [span(2, 1, 10), span(2, 14, 20), span(2, 22, 35)],
};

const td1: ZoneFormat = {
  name: 'td1',
  document: 'card',
  lines: 3,
  length: 30,
  type: span(1, 1, 2),
  issuer: span(1, 3, 5),
  names: span(3, 1, 30),
  number: span(1, 6, 14),
  nationality: span(2, 16, 18),
  birth: day(2, 1),
  sex: span(2, 8, 8),
  expiry: day(2, 9),
  optional: [span(1, 16, 30), span(2, 19, 29)],
  whole: [span(1, 6, 30), span(2, 1, 7), span(2, 9, 15), span(2, 19, 29)],
};

const mrva: ZoneFormat = { ...twoLines('mrva', 'visa', 44), optional: [span(2, 29, 44)] };
const mrvb: ZoneFormat = { ...twoLines('mrvb', 'visa', 36), optional: [span(2, 29, 36)] };

export const formats: readonly ZoneFormat[] = [td3, td2, td1, mrva, mrvb];

/** What the first character of a zone says that the document is. */
const firsts: Readonly<Record<DocumentKind, RegExp>> = { passport: /^P/, card: /^[ACI]/, visa: /^V/ };

export const begins = ({ document }: ZoneFormat, first: string): boolean => firsts[document].test(first);

/** Nothing but a passport begins with P, however much of its lines was cut off. */
export const mayBegin = ({ document }: ZoneFormat, line: string): boolean =>
  document === 'passport' || !line.startsWith('P');

/** The format of lines, by their number, their length and the first character; a passport's where none fits. */
export function formatOf(lines: readonly string[]): ZoneFormat {
  const [first = ''] = lines;
  const longest = Math.max(...lines.map(line => line.length));
  const fitting = formats.filter(one => one.lines === lines.length && mayBegin(one, first));
  const off = (one: ZoneFormat) => Math.abs(one.length - longest) * 2 - (begins(one, first) ? 1 : 0);
  return fitting.toSorted((a, b) => off(a) - off(b))[0] ?? td3;
}
