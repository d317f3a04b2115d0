import { isPlainObject, pick } from 'es-toolkit';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { filledLines } from '#catalog/engine/initialOf.ts';
import { readPhone } from '../kinds/text/agencyPhones.ts';
import { isSame } from './isSame.ts';
import type { Values } from './merged.ts';

const isLines = (value: unknown): value is readonly Values[] => Array.isArray(value) && value.every(isPlainObject);

const stored = (field: Field | undefined, value: unknown): unknown => {
  const parsed = field && parseValue(field, value, { phone: readPhone });
  return parsed && 'value' in parsed ? parsed.value : value;
};

/** Whether a record says what was entered, however it is spelled there, and whatever the ids of its lines are. */
export function saysAs(record: Values, entered: Values, fields: Fields): boolean {
  return Object.entries(entered).every(([name, value]) => {
    const [field, known] = [fields[name], record[name]];
    const { lines } = field ?? {};
    if (!lines || !isLines(value) || !isLines(known)) return isSame(stored(field, value), known);
    const filled = filledLines(lines, value);
    return (
      filled.length === known.length &&
      filled.every((line, at) => saysAs(known[at] ?? {}, pick(line, Object.keys(lines)), lines))
    );
  });
}
