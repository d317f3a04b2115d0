import { type Entity, fieldOf } from './defineEntity.ts';
import type { Check, Relation, UniqueKey } from './defineRules.ts';
import type { Field } from './fields.ts';
import { lineEntities, OWNER } from './lineRules.ts';
import { type Violation, violation } from './violations/violation.ts';

type Values = Readonly<Record<string, unknown>>;
type AnyCheck = Check<string>;
type AnyKey = UniqueKey<string>;

export const keysOf = ({ unique = [] }: Entity): readonly AnyKey[] => unique;
export const checksOf = ({ checks = [] }: Entity): readonly AnyCheck[] => checks;

/** Fields of a key, that of the month last. */
export const fieldsOfKey = (key: AnyKey): readonly string[] => ('of' in key ? [...key.of, key.month] : key);

export function fieldsOfCheck(check: AnyCheck): readonly string[] {
  if ('atMostOnePositive' in check) return check.atMostOnePositive;
  if ('exactlyOneGiven' in check) return check.exactlyOneGiven;
  const plus = 'plus' in check && check.plus !== undefined ? [check.plus] : [];
  return [check.left, ...(typeof check.right === 'string' ? [check.right] : []), ...plus];
}

/** What is said of a key that another record holds. */
export const takenKey = (key: AnyKey): Violation[] =>
  'of' in key ? [violation(key.month, key.code)] : key.map(name => violation(name, 'taken'));

const DECIMAL = /^(-?)0*(\d*)\.?(\d*)$/;

/** Digits of a decimal without its point, as many behind it as `places`; exact, whatever its size. */
function scaled(decimal: string, places: number): bigint {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(decimal) ?? [];
  return BigInt(`${sign}${whole || '0'}${fraction.padEnd(places, '0')}`);
}

/** A value to compare as its text; undefined while it is missing. */
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/** Which of two values of one kind comes first: negative, zero or positive; undefined while one is missing. */
function order(kind: Field['kind'], a: unknown, b: unknown): number | undefined {
  const [one, other] = [textOf(a), textOf(b)];
  if (one === undefined || other === undefined) return undefined;
  if (kind === 'date') return one < other ? -1 : Number(one > other);
  if (kind === 'dateTime') return Date.parse(one) - Date.parse(other);
  const places = Math.max(...[one, other].map(text => text.split('.')[1]?.length ?? 0));
  const difference = scaled(one, places) - scaled(other, places);
  return difference < 0n ? -1 : Number(difference > 0n);
}

const holds: Readonly<Record<Relation, (order: number) => boolean>> = {
  '>': one => one > 0,
  '>=': one => one >= 0,
  '<': one => one < 0,
  '<=': one => one <= 0,
};

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

function isKept(entity: Entity, check: AnyCheck, record: Values): boolean {
  if ('exactlyOneGiven' in check) return check.exactlyOneGiven.filter(name => isGiven(record[name])).length === 1;
  const isPositive = (name: string) => (order(fieldOf(entity, name).kind, record[name], 0) ?? 0) > 0;
  if ('atMostOnePositive' in check) return check.atMostOnePositive.filter(isPositive).length <= 1;
  const { left, is, right } = check;
  const whole =
    'plus' in check && check.plus !== undefined
      ? Number(record[left] ?? 0) + Number(record[check.plus] ?? 0)
      : record[left];
  const found = order(fieldOf(entity, left).kind, whole, typeof right === 'string' ? record[right] : right);
  return found === undefined || holds[is](found);
}

/** What is said of a broken rule; one with a code of its own also says what the other field has, where that is known. */
export function brokenCheck(entity: Entity, check: AnyCheck, record: Values = {}): Violation {
  const [first = '', other = first] = fieldsOfCheck(check);
  if (!('left' in check))
    return violation(first, check.code ?? ('atMostOnePositive' in check ? 'only_one' : 'one_needed'), { other });
  const { is, right, code } = check;
  if (typeof right === 'number')
    return is === '>='
      ? violation(first, code ?? 'too_small', { min: right })
      : violation(first, code ?? 'too_large', { max: right });
  if (is === '>' && fieldOf(entity, first).kind === 'date') return violation(first, code ?? 'not_after', { other });
  const told = code && { [other]: textOf(record[other]) ?? '–' };
  return violation(first, code ?? 'out_of_proportion', { other, relation: is, ...told });
}

const ownRules = (entity: Entity, record: Values): readonly Violation[] =>
  checksOf(entity)
    .filter(check => !isKept(entity, check, record))
    .map(check => brokenCheck(entity, check, record));

/** Places of lines whose key an earlier one has already, each beside the last field of that key. */
function repeatedKeys(line: Entity, rows: readonly Values[]): Violation[] {
  return keysOf(line).flatMap(key => {
    const names = fieldsOfKey(key).filter(name => name !== OWNER);
    const seen = new Set<string>();
    return rows.flatMap((row, index) => {
      const parts = names.map(name => textOf(row[name])?.normalize('NFKC').toLowerCase());
      const known = JSON.stringify(parts);
      if (parts.includes(undefined)) return [];
      if (seen.has(known)) return [violation(`${index}.${names.at(-1)}`, 'repeated_in_lines')];
      seen.add(known);
      return [];
    });
  });
}

/** Rules that lines of a record break, at the place of the line, e.g. `items.2.sku`. */
const brokenLines = (entity: Entity, record: Values): Violation[] =>
  lineEntities(entity).flatMap(({ name, line }) => {
    const rows: readonly Values[] = Array.isArray(record[name]) ? record[name] : [];
    const within = rows.flatMap((row, index) =>
      ownRules(line, row).map(one => ({ ...one, field: `${index}.${one.field}` })),
    );
    return [...within, ...repeatedKeys(line, rows)].map(one => ({ ...one, field: `${name}.${one.field}` }));
  });

/** Rules between fields that a record breaks, those which the database knows as well first. */
export const brokenRules = (entity: Entity, record: Values): readonly Violation[] => [
  ...ownRules(entity, record),
  ...brokenLines(entity, record),
  ...(entity.check?.(record) ?? []),
];
