import { type Calendar, reachOf } from './calendar.ts';
import { isDay, readInstant } from './days/instants.ts';
import { type Field, type Fields, type Kind, knownOptions } from './fields.ts';
import { isEmail } from './texts/email.ts';
import { hexColor } from './texts/hexColor.ts';
import { isUnseen, isUnseenMarkup } from './texts/isUnseen.ts';
import { lengthOf } from './texts/lengthOf.ts';
import { onOneLine, plainLine } from './texts/plainLine.ts';
import { typedNumber } from './texts/typedNumber.ts';
import { lookAlike, oneSpelling, smallSpelling } from './lookAlikes.ts';
import { fromMinor, toMinor } from './money/money.ts';
import { readRows } from './readRows.ts';
import { type Violation, type ViolationCode, violation } from './violations/violation.ts';

interface Broken {
  code: ViolationCode;
  params?: Record<string, string | number>;
  /** What is wrong within lines, by `index.field`; stands for the rule of the whole. */
  within?: readonly Violation[];
}

/** A value as it is stored, or the rule that it breaks. */
export type Parsed = { value: unknown } | Broken;

const ok = (value: unknown): Parsed => ({ value });
const bad = (code: ViolationCode, params?: Record<string, string | number>): Parsed => ({
  code,
  ...(params && { params }),
});

const PHONE = /^\+[1-9]\d{6,14}$/;
/** Room for what people write between the digits of a number. */
const LONGEST_PHONE = 40;
const MONEY = { pattern: /^-?\d{1,18}(\.\d{1,2})?$/, places: 2 } as const;
const DECIMAL = { pattern: /^-?\d{1,18}(\.\d{1,10})?$/, places: 10 } as const;
/** More than the database takes in one statement with ease. */
const MOST_REFERENCES = 5000;
const MEDIA = /^\/media\/[\w./-]+$/;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What a reader of bytes puts in the place of letters that it could not read. */
const LOST = '\uFFFD';

/**
 * Whether a text comes back from the database as it went in: that knows no null, and half a surrogate pair only as
 * another character.
 */
export const isKeepable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

type Parser = (raw: unknown, field: Field, calendar?: Partial<Calendar>) => Parsed;
type Read = { values: Record<string, unknown>; violations: Violation[] };

const isScalar = (raw: unknown): raw is string | number =>
  typeof raw === 'string' || (typeof raw === 'number' && Number.isFinite(raw));

/** Beyond fifteen digits a number of JSON no longer is the one that was written: it has to come as text. */
const isImprecise = (raw: unknown): boolean =>
  typeof raw === 'number' &&
  Number.isFinite(raw) &&
  (Math.abs(raw) > Number.MAX_SAFE_INTEGER ||
    String(raw)
      .replace(/e.*|\D/g, '')
      .replace(/^0+/, '').length > 15);

const string =
  (most: number, holds?: (text: string) => boolean, code: ViolationCode = 'invalid'): Parser =>
  (raw, field) => {
    if (!isScalar(raw)) return bad('not_text');
    if (isImprecise(raw)) return bad('imprecise');
    const text = String(raw).trim();
    const max = Number(field.max ?? most);
    const length = lengthOf(text);
    if (length > max) return bad('too_long', { max });
    if (field.min !== undefined && length < Number(field.min)) return bad('too_short', { min: field.min });
    if (CONTROL.test(text) || !isKeepable(text)) return bad('control_characters');
    if (text.includes(LOST)) return bad('lost_characters');
    return !holds || holds(text) ? ok(text) : bad(code);
  };

/** A text that stands for somebody, in the one spelling under which it is compared. */
const nameText =
  (most: number, spelling: (text: string) => string, holds?: (text: string) => boolean, code?: ViolationCode): Parser =>
  (raw, field) => {
    const text = typeof raw === 'string' && raw.length <= 2 * most ? spelling(onOneLine(raw.trim())) : raw;
    const parsed = string(most, holds, code)(text, field);
    const hidden = 'value' in parsed ? lookAlike(String(parsed.value)) : undefined;
    return hidden ? bad(hidden) : parsed;
  };

/** A number as the agency dials it, or in full where nobody says how that is. */
const phone: Parser = (raw, _, calendar) => {
  if (!isScalar(raw)) return bad('not_text');
  if (isImprecise(raw)) return bad('imprecise');
  const text = String(raw).trim();
  if (lengthOf(text) > LONGEST_PHONE) return bad('too_long', { max: LONGEST_PHONE });
  const typed = typedNumber(text) ?? '';
  const number = calendar?.phone ? calendar.phone(typed) : PHONE.test(typed) ? typed : undefined;
  return number === undefined ? bad('not_phone') : ok(number);
};

const within = (value: number | string, field: Field): Parsed => {
  if (field.min !== undefined && value < field.min) return bad('too_small', { min: field.min });
  if (field.max !== undefined && value > field.max) return bad('too_large', { max: field.max });
  return ok(value);
};

/** Integers and ids are PostgreSQL's `integer`. */
const MAX_INTEGER = 2_147_483_647;

/**
 * A number in the form of the wire. A text in any other form is read as the agency writes; one that is no number stays
 * as it is.
 */
function wireNumber(raw: unknown, { pattern, places }: NumberForm, calendar?: Partial<Calendar>): string {
  const text = isScalar(raw) ? String(raw).trim() : '';
  if (typeof raw !== 'string' || pattern.test(text)) return text;
  return calendar?.written?.number(text, places) ?? text;
}

interface NumberForm {
  readonly pattern: RegExp;
  readonly places: number;
}

const WHOLE = { pattern: /^-?\d+$/, places: 0 } as const;

const whole = (raw: unknown, calendar?: Partial<Calendar>): number | undefined => {
  if (typeof raw === 'number') return Number.isInteger(raw) ? raw : undefined;
  const text = wireNumber(raw, WHOLE, calendar);
  return WHOLE.pattern.test(text) && Number.isInteger(Number(text)) ? Number(text) : undefined;
};

/** A number that can be the id of a record. */
export const isId = (raw: unknown): raw is number =>
  Number.isInteger(raw) && Number(raw) > 0 && Number(raw) <= MAX_INTEGER;

/** The id that a path, a query or a body names: a number, or its digits and nothing else. */
export function idFrom(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && /^[1-9]\d{0,9}$/.test(raw) ? Number(raw) : raw;
  return isId(value) ? value : undefined;
}

const id: Parser = raw => {
  // Hosts of the family nest what a reference points to; an importer may pass such a record on.
  const value = idFrom(typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : raw);
  return value === undefined ? bad('not_reference') : ok(value);
};

const numeric =
  (form: NumberForm): Parser =>
  (raw, field, calendar) => {
    if (isImprecise(raw)) return bad('imprecise');
    const text = wireNumber(raw, form, calendar);
    if (!form.pattern.test(text)) return bad('not_number');
    const limited = within(Number(text), field);
    return 'code' in limited ? limited : ok(text);
  };

/** An instant with its zone is another day elsewhere: whoever sends one for a day has to say which. */
const ZONED = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

const dayOf = (text: string, field: Field, calendar?: Partial<Calendar>): string | undefined =>
  isDay(text) ? text : ZONED.test(text) ? undefined : calendar?.written?.day(text, field);

const instantOf = (text: string, field: Field, calendar?: Partial<Calendar>): string | undefined =>
  readInstant(text, calendar?.timeZone) ?? calendar?.written?.instant(text, field);

const option: Parser = (raw, field) =>
  typeof raw === 'string' && knownOptions(field).includes(raw)
    ? ok(raw)
    : bad('not_choice', { value: isScalar(raw) ? String(raw).slice(0, 40) : '' });

const DEFAULT_LINES = 500;

/** Most lines that a field takes. */
export const mostLines = ({ max }: Field): number => Number(max ?? DEFAULT_LINES);

const isRow = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The id by which a line is known already; a new one has none. */
function lineId(raw: unknown): Read {
  if (isEmpty(raw)) return { values: {}, violations: [] };
  const known = idFrom(raw);
  return known === undefined
    ? {
        values: {},
        violations: [violation('id', 'unknown_line', { id: isScalar(raw) ? String(raw).slice(0, 20) : '' })],
      }
    : { values: { id: known }, violations: [] };
}

/** Every line with its id and all its fields in their order, so that equal lines are equal as text. */
function line(row: Readonly<Record<string, unknown>>, fields: Fields, calendar?: Partial<Calendar>): Read {
  const read = lineId(row['id']);
  for (const key of Object.keys(row))
    if (key !== 'id' && !Object.hasOwn(fields, key)) read.violations.push(violation(key, 'unknown_field'));
  for (const [name, field] of Object.entries(fields)) {
    const parsed = parseValue(field, Object.hasOwn(row, name) ? row[name] : field.initial, calendar);
    if ('code' in parsed) read.violations.push(violation(name, parsed.code, parsed.params));
    else read.values[name] = parsed.value;
  }
  return read;
}

const rows: Parser = (raw, field, calendar) => {
  const given = readRows(raw);
  const max = mostLines(field);
  if (!given) return bad('not_lines');
  if (given.length > max) return bad('too_many_lines', { max });
  if (!given.every(isRow)) return bad('not_lines');
  if (field.required && given.length === 0) return bad('required');
  const read = given.map(row => line(row, field.lines ?? {}, calendar));
  const within = read.flatMap(({ violations }, index) =>
    violations.map(one => ({ ...one, field: `${index}.${one.field}` })),
  );
  return within.length > 0 ? { code: 'not_lines', within } : ok(read.map(one => one.values));
};

const path: Parser = string(300, text => MEDIA.test(text) && !text.includes('..'), 'not_media');

/** How a raw value of each kind, from JSON, a form or a spreadsheet, becomes what is stored. */
const parsers: Record<Kind, Parser> = {
  text: (raw, field) =>
    field.names
      ? nameText(255, oneSpelling)(raw, field)
      : // A letter with its mark is written in two ways that nobody tells apart.
        string(255)(field.unique && typeof raw === 'string' ? raw.normalize() : raw, field),
  longText: string(10_000),
  richText: string(200_000),
  email: nameText(255, smallSpelling, isEmail, 'not_email'),
  phone,
  // As a browser reads one that was broken over lines.
  url: (raw, field) =>
    string(
      500,
      text => /^https?:\/\//i.test(text) && URL.canParse(text),
      'not_url',
    )(typeof raw === 'string' ? raw.replace(/[\t\n\r]/g, '') : raw, field),
  // Never trimmed: a blank at its end is part of a password.
  password: (raw, field) => {
    if (typeof raw !== 'string') return bad('not_text');
    const min = Number(field.min ?? 12);
    const length = lengthOf(raw);
    if (length < min) return bad('too_short', { min });
    if (!isKeepable(raw)) return bad('control_characters');
    return length > 200 ? bad('too_long', { max: 200 }) : ok(raw);
  },
  integer: (raw, field, calendar) => {
    const value = whole(raw, calendar);
    return value === undefined
      ? bad('not_integer')
      : within(value, { ...field, min: field.min ?? -MAX_INTEGER, max: field.max ?? MAX_INTEGER });
  },
  decimal: numeric(DECIMAL),
  money: (raw, field, calendar) => {
    const parsed = numeric(MONEY)(raw, field, calendar);
    return 'value' in parsed ? ok(fromMinor(toMinor(String(parsed.value)))) : parsed;
  },
  date: (raw, field, calendar) => {
    const day = typeof raw === 'string' ? dayOf(raw.trim(), field, calendar) : undefined;
    return day === undefined ? bad('not_date') : within(day, { ...field, ...reachOf(field, calendar) });
  },
  dateTime: (raw, field, calendar) => {
    const instant = typeof raw === 'string' ? instantOf(raw.trim(), field, calendar) : undefined;
    if (instant === undefined) return bad('not_date_time');
    const limited = within(instant.slice(0, 10), { ...field, ...reachOf(field, calendar) });
    return 'code' in limited ? limited : ok(instant);
  },
  flag: raw => {
    if (raw === true || raw === 'true' || raw === 1 || raw === '1') return ok(true);
    return raw === false || raw === 'false' || raw === 0 || raw === '0' ? ok(false) : bad('not_flag');
  },
  choice: option,
  state: option,
  ref: id,
  refs: (raw, field) => {
    if (!Array.isArray(raw) || raw.length > MOST_REFERENCES) return bad('not_references');
    const ids = raw.map(one => id(one, field));
    const wrong = ids.find(one => 'code' in one);
    return (
      wrong ?? ok([...new Set(ids.flatMap(one => ('value' in one ? [Number(one.value)] : [])))].sort((a, b) => a - b))
    );
  },
  image: path,
  file: path,
  color: raw => {
    const color = hexColor(raw);
    return color === undefined ? bad('not_color') : ok(color);
  },
  lines: rows,
};

const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && isUnseen(raw));

/**
 * Reads one value of a field. Empty text means no value; a required field without one is a violation. `calendar` says
 * which day it is, and where a time without an offset is meant.
 */
export function parseValue(field: Field, told: unknown, calendar?: Partial<Calendar>): Parsed {
  // A name that stands for somebody (`names`) is refused with such signs, though not for its breaks; so is what
  // commands a device.
  const isMended = typeof told === 'string' && field.kind === 'text' && !field.names && !CONTROL.test(told);
  const raw = isMended ? plainLine(told) : told;
  const isBare = field.kind === 'richText' && typeof raw === 'string' && isUnseenMarkup(raw);
  if (!isEmpty(raw) && !isBare) return parsers[field.kind](raw, field, calendar);
  if (field.kind === 'refs' || (field.kind === 'lines' && !field.required)) return ok([]);
  if (field.kind === 'flag' && !field.required) return ok(raw === undefined ? (field.initial ?? false) : false);
  return field.required ? bad('required') : ok(null);
}

/** Whether a field of lines is given nothing: only an empty list says that a record is to have none. */
export const isNoList = ({ lines }: Field, raw: unknown): boolean => lines !== undefined && !readRows(raw);

/** The rules that a parsed value breaks, under the field's name or, within lines, under `name.index.field`. */
export function violationsOf(name: string, parsed: Parsed): readonly Violation[] {
  if ('value' in parsed) return [];
  return (
    parsed.within?.map(one => ({ ...one, field: `${name}.${one.field}` })) ?? [
      violation(name, parsed.code, parsed.params),
    ]
  );
}
