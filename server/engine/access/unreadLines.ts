import { mapValues } from 'es-toolkit';
import type { Principal } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { unreadableIn } from '#catalog/engine/access/fieldRights.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { readRows } from '#catalog/engine/readRows.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { isObject } from '../../platform/http/isObject.ts';

/** A field as somebody writes it: what they do not read of its lines the host keeps, as it does what it alone sets. */
function writtenBy(who: Principal, entity: Entity, name: string, field: Field): Field {
  const hidden = unreadableIn(who, entity, name);
  if (!field.lines || hidden.length === 0) return field;
  const kept = (one: Field, line: string): Field =>
    hidden.includes(line) ? { ...one, readOnly: true, required: false } : one;
  return { ...field, lines: mapValues(field.lines, kept) };
}

/** The same of all fields of an entity. */
export const fieldsWrittenBy = (who: Principal, entity: Entity): Fields =>
  mapValues(entity.fields, (field, name) => writtenBy(who, entity, name, field));

/** Places in lines that somebody fills, or would have to fill in a new line, without reading what stands there. */
export function unreadLines(who: Principal, entity: Entity, name: string, raw: unknown): Violation[] {
  const { lines = {} } = entity.fields[name] ?? {};
  const hidden = unreadableIn(who, entity, name);
  const rows = hidden.length === 0 ? [] : (readRows(raw) ?? []);
  return rows.flatMap((row, index) => {
    if (!isObject(row)) return [];
    const isNew = (row['id'] ?? '') === '';
    const isMissed = (line: string): boolean =>
      isNew && lines[line]?.required === true && lines[line].initial === undefined;
    return hidden
      .filter(line => row[line] !== undefined || isMissed(line))
      .map(line => violation(`${name}.${index}.${line}`, 'unreadable'));
  });
}
