import type { Field, Fields } from '../../catalog/fields.ts';
import { type Parsed, parseValue } from '../../catalog/parse.ts';
import { readRows } from '../../catalog/readRows.ts';
import { sanitised } from './sanitised.ts';

/** Longer texts are refused where they are parsed, and not worth taking apart. */
const MOST_MARKUP = 200_000;

const cleanLine = (line: unknown, fields: Fields): unknown =>
  typeof line !== 'object' || line === null || Array.isArray(line)
    ? line
    : Object.fromEntries(Object.entries(line).map(([name, value]) => [name, fields[name] ? clean(fields[name], value) : value]));

function clean(field: Field, raw: unknown): unknown {
  if (field.kind === 'richText') return typeof raw === 'string' && raw.length <= MOST_MARKUP ? sanitised(raw) : raw;
  const { lines } = field;
  return lines ? (readRows(raw)?.map(line => cleanLine(line, lines)) ?? raw) : raw;
}

/** Reads a value as the host keeps it: markup is freed of what could harm a reader before anything else looks at it. */
export const readValue = (field: Field, raw: unknown): Parsed => parseValue(field, clean(field, raw));
