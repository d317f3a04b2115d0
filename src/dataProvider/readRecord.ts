import type { RaRecord } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import type { Field, Fields, Kind } from '../../catalog/engine/fields.ts';
import { spelled } from '../../catalog/engine/texts/spellings.ts';
import { isObject } from './isObject.ts';

/**
 * Id of a reference, which hosts write as id, as digits, or as the record itself; a bare name stays for `resolveNames`.
 */
function refOf(value: unknown): unknown {
  const id: unknown = isObject(value) ? value['id'] : value;
  if (typeof id === 'string') return /^\d+$/.test(id) ? Number(id) : id || null;
  return id ?? null;
}

const amountOf = (value: unknown, places?: number): unknown => {
  if (typeof value !== 'number') return value;
  return places === undefined ? String(value) : value.toFixed(places);
};

const absolute = (value: unknown, mediaUrl: string): unknown =>
  typeof value === 'string' && value.startsWith('/') ? `${mediaUrl}${value}` : value;

type Reader = (value: unknown, mediaUrl: string) => unknown;

/** Kinds that hosts write in more than one way. */
const readers: Partial<Record<Kind, Reader>> = {
  ref: refOf,
  refs: value => (Array.isArray(value) ? value.map(refOf) : []),
  money: value => amountOf(value, 2),
  decimal: value => amountOf(value),
  image: absolute,
  file: absolute,
};

/** Users of the audit fields come as id, as email or as record; an email names nobody that could be looked up. */
const auditor = (value: unknown): unknown => {
  const id = refOf(value);
  return typeof id === 'number' ? id : null;
};

function readField(field: Field, value: unknown, mediaUrl: string): unknown {
  const { lines } = field;
  if (lines) return Array.isArray(value) ? value.filter(isObject).map(line => readLine(lines, line, mediaUrl)) : [];
  const reader = readers[field.kind];
  return reader ? reader(value, mediaUrl) : value;
}

/** A line with the id by which its host knows it, if that gives one. */
const readLine = (fields: Fields, line: Readonly<Record<string, unknown>>, mediaUrl: string) => ({
  ...(typeof line['id'] === 'number' && { id: line['id'] }),
  ...readFields(fields, line, mediaUrl),
});

/** The values of a record or line that the host gave, each as its kind is read. */
function readFields(fields: Fields, raw: Readonly<Record<string, unknown>>, mediaUrl: string): Record<string, unknown> {
  const given = Object.entries(fields).filter(([name]) => name in raw);
  return Object.fromEntries(given.map(([name, field]) => [name, readField(field, raw[name], mediaUrl)]));
}

/** A record as the catalogue describes it, whatever the host made of its references, amounts and pictures. */
export function readRecord(entity: Entity, answered: Readonly<Record<string, unknown>>, mediaUrl: string): RaRecord {
  const raw = spelled(entity.name, answered);
  const record: Record<string, unknown> = { ...raw, ...readFields(entity.fields, raw, mediaUrl) };
  for (const name of ['created_by', 'updated_by']) if (name in raw) record[name] = auditor(raw[name]);
  return { ...record, id: Number(raw['id']) };
}

/** Fields of references, of which hosts sometimes give the name alone. */
export const refFields = (entity: Entity): [string, Field][] =>
  Object.entries(entity.fields).filter(([, field]) => field.kind === 'ref');
