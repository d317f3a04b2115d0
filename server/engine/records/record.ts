import { omit } from 'es-toolkit';
import type { Principal } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { mayRead, reveals, unreadableIn } from '#catalog/engine/access/fieldRights.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import type { Host } from '../context/host.ts';
import { hasColumn } from '../kinds/columns.ts';
import { shapeOf } from './shape.ts';
import { signed } from '../media/signed.ts';
import type { Stored, Wire } from '../context/values.ts';

const MASK = '••••';
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.startsWith(MASK);

/** Hides all but the last four characters. */
const masked = (text: string): string => `${MASK} ${text.slice(-4)}`;

const isMedia = (field: Field): boolean => field.kind === 'image' || field.kind === 'file';

function wireValue(value: unknown, field: Field, host: Host): unknown {
  if (value === null || value === undefined) return hasColumn(field) ? null : [];
  if (value instanceof Date) return value.toISOString();
  const { lines } = field;
  if (lines && Array.isArray(value)) return value.map((line: Stored) => wireLine(line, lines, host));
  if (!field.sealed || typeof value !== 'string') return value;
  return isMedia(field) ? signed(value, host) : host.vault.open(value);
}

const wireLine = (line: Stored, fields: Fields, host: Host): Wire => ({
  id: line['id'],
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wireValue(line[name], field, host)])),
});

function concealed(value: unknown, field: Field): unknown {
  if (typeof value !== 'string') return value;
  return isMedia(field) ? null : masked(value);
}

/**
 * Turns a stored record into its wire form for a reader; `true` stands for the host itself, which reads all. Whoever may
 * not see sealed values in full gets the last four characters, and no sealed picture.
 */
export function toWire(entity: Entity, stored: Stored, host: Host, reader: Principal | true): Wire {
  const { blank, fields, parts, audit } = shapeOf(entity);
  const wire: Wire = { ...blank, id: stored['id'] };
  for (const name of parts) wire[name] = [];
  for (const [name, field] of fields) {
    const value = stored[name];
    if (value !== null && value !== undefined) wire[name] = wireValue(value, field, host);
  }
  for (const name of audit) {
    const value = stored[name];
    wire[name] = value instanceof Date ? value.toISOString() : (value ?? null);
  }
  return reader === true ? wire : shownTo(reader, entity, wire);
}

/** Lines without some of their fields; any other value as it is. */
export const withoutIn = (value: unknown, hidden: readonly string[]): unknown =>
  hidden.length > 0 && Array.isArray(value) ? value.map((line: Wire) => omit(line, hidden)) : value;

/** The record as a reader may see it: without the fields that they do not read, sealed values as `toWire` says. */
export function shownTo(reader: Principal, entity: Entity, wire: Wire): Wire {
  const { guarded, sealed } = shapeOf(entity);
  const hidden = guarded.filter(name => !mayRead(reader, entity, name));
  const shown: Wire = omit(wire, hidden);
  for (const name of guarded)
    if (name in shown) shown[name] = withoutIn(shown[name], unreadableIn(reader, entity, name));
  if (reveals(reader, entity)) return shown;
  for (const [name, field] of sealed) if (name in shown) shown[name] = concealed(shown[name], field);
  return shown;
}

/** Values with all of a secret hidden: of sealed ones, and of passwords, only that there are some. */
export const concealedInHistory = (entity: Entity, values: Wire): Wire =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = entity.fields[name];
      return [name, (field?.sealed || field?.kind === 'password') && value !== null ? MASK : value];
    }),
  );

/** What the history may tell of a record: of secrets and sealed values, only that they changed. */
export const forHistory = (entity: Entity, wire: Wire, names: readonly string[]): Wire =>
  concealedInHistory(
    entity,
    Object.fromEntries(
      names.filter(name => entity.fields[name] && wire[name] !== undefined).map(name => [name, wire[name]]),
    ),
  );
