import { isEqual, pick } from 'es-toolkit';
import { isTelling, wholeNumber } from '#catalog/engine/texts/numberSpelling.ts';
import { recognised, telling } from '#catalog/hajj/telling.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';

type Values = Readonly<Record<string, unknown>>;

/** Of a form, what tells whether its person is registered already. */
const tellingIn = (values: Values): Values =>
  Object.fromEntries(telling.map(name => [name, isBlank(values[name]) ? null : values[name]]));

/** The same as one text. */
export const keyOf = (values: Values): string => JSON.stringify(tellingIn(values));

const isWhole = (number: unknown): boolean => typeof number === 'string' && isTelling(wholeNumber(number));

/** What the host is asked; nothing without a number that tells one from others, or where nothing of it is changed. */
export function askedOf(values: Values, record: Values | undefined): Values | undefined {
  const now = tellingIn(values);
  const isSaved = record?.['id'] !== undefined;
  if (!recognised.some(name => isWhole(now[name]))) return undefined;
  if (isSaved && isEqual(now, tellingIn(record))) return undefined;
  return { ...now, ...(isSaved && pick(record, ['id'])) };
}
