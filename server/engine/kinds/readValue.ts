import type { Calendar } from '#catalog/engine/calendar.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { mostLines, type Parsed, parseValue } from '#catalog/engine/parse.ts';
import { readRows } from '#catalog/engine/readRows.ts';
import { isTooMuchMarkup, MOST_LEVELS, MOST_PARTS } from './markupWeight.ts';
import { sanitised } from './sanitised.ts';

/** Longer texts are refused where they are parsed, and not worth taking apart. */
const MOST_MARKUP = 200_000;

/** Stands for markup that is not taken apart, and is no text that a field would keep. */
const TOO_MUCH: unknown = Object.freeze({});

const cleanLine = (line: unknown, fields: Fields): unknown =>
  typeof line !== 'object' || line === null || Array.isArray(line)
    ? line
    : Object.fromEntries(
        Object.entries(line).map(([name, value]) => [name, fields[name] ? clean(fields[name], value) : value]),
      );

function cleanMarkup(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.length > MOST_MARKUP) return raw;
  return isTooMuchMarkup(raw) ? TOO_MUCH : sanitised(raw);
}

function clean(field: Field, raw: unknown): unknown {
  if (field.kind === 'richText') return cleanMarkup(raw);
  const { lines } = field;
  const rows = lines && readRows(raw);
  return rows && rows.length <= mostLines(field) ? rows.map(line => cleanLine(line, lines)) : raw;
}

/** Reads a value as the host keeps it: markup is freed of what could harm a reader before anything else looks at it. */
export function readValue(field: Field, raw: unknown, calendar: Calendar): Parsed {
  const value = clean(field, raw);
  return value === TOO_MUCH
    ? { code: 'too_much_markup', params: { max: MOST_LEVELS, parts: MOST_PARTS } }
    : parseValue(field, value, calendar);
}
