import type { Audit } from '#catalog/engine/defineEntity.ts';
import type { Field, Fields, Kind, Values } from '#catalog/engine/fields.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Stored } from '../context/values.ts';

type Read<F, V> = F extends { readonly kind: 'money' }
  ? Minor
  : F extends { readonly kind: 'integer' }
    ? number
    : F extends { readonly kind: 'lines'; readonly lines: infer L extends Fields }
      ? readonly (ReadFields<L> & { readonly id: number })[]
      : V;

type ReadFields<F extends Fields> = { readonly [K in keyof F]: Read<F[K], Values<F>[K]> };

/** A record as `recordOf` reads it; `G` are fields that are never empty. */
export type ReadRecord<F extends Fields, G extends keyof F = never> = ReadFields<F> & {
  readonly [K in G]: NonNullable<Values<F>[K]>;
} & Audit;

/** What the values of a kind are on the wire, where they are no text. */
const types: Readonly<Partial<Record<Kind, string>>> = {
  integer: 'number',
  ref: 'number',
  flag: 'boolean',
  refs: 'object',
};
const empty: Readonly<Partial<Record<Kind, unknown>>> = { money: 0n, integer: 0 };

function readValue({ kind, required, lines }: Field, value: unknown, name: string): unknown {
  if (value === null || value === undefined) {
    if (required) throw new TypeError(`${name} is missing`);
    return lines ? [] : (empty[kind] ?? null);
  }
  if (lines && Array.isArray(value)) return value.map((line: Stored) => readFields(lines, line));
  if (typeof value !== (types[kind] ?? 'string') || lines) throw new TypeError(`${name} is no ${kind}`);
  return kind === 'money' && typeof value === 'string' ? toMinor(value) : value;
}

function readFields(fields: Fields, record: Stored): Stored {
  if (typeof record['id'] !== 'number') throw new TypeError('a record has no id');
  const read: Record<string, unknown> = { ...record };
  for (const [name, field] of Object.entries(fields))
    if (field.kind !== 'password') read[name] = readValue(field, record[name], name);
  return read;
}

/**
 * Reads a record from its wire form, with all that the host reads of it: money, that of lines too, in minor units,
 * anything else as it travels. An empty amount or count is 0n or 0: whoever must tell it from none reads the wire.
 * @param given Fields that the host itself gives every record, such as its number: never empty, though not required.
 * @throws TypeError or RangeError on what its fields cannot hold, which is a defect.
 */
export function recordOf<const F extends Fields, const G extends keyof F & string = never>(
  { fields }: { readonly fields: F },
  record: unknown,
  given: readonly G[] = [],
): ReadRecord<F, G> {
  const read = readFields(fields, record as Stored);
  for (const name of given) if (read[name] === null) throw new TypeError(`${name} is missing`);
  // Every value has been read by the very field that its type comes from.
  return read as unknown as ReadRecord<F, G>;
}
