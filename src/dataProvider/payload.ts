import { mapValues } from 'es-toolkit';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import type { Field, Fields } from '../../catalog/engine/fields.ts';
import { filledLines } from '../../catalog/engine/initialOf.ts';
import { isObject } from './isObject.ts';

type Values = Readonly<Record<string, unknown>>;

const isFileField = (field: Field): boolean => field.kind === 'image' || field.kind === 'file';

/** What React-Admin's file inputs make of a chosen file. */
export const chosenFile = (value: unknown): Blob | null => {
  if (value instanceof Blob) return value;
  return isObject(value) && value['rawFile'] instanceof Blob ? value['rawFile'] : null;
};

/** A picture that was only shown goes back neither as text nor as file: hosts of the family choke on it. */
const isUntouched = (name: string, value: unknown, previous: Values): boolean =>
  typeof value === 'string' && value === previous[name];

const withoutHost = (value: unknown, mediaUrl: string): unknown =>
  mediaUrl && typeof value === 'string' && value.startsWith(mediaUrl) ? value.slice(mediaUrl.length) : value;

export interface Sent {
  readonly data: Values;
  readonly previous?: Values | undefined;
  readonly mediaUrl: string;
}

/** Lines with their id and declared fields alone, and with pictures by the path that the host knows. */
function linesOf(value: unknown, fields: Fields, mediaUrl: string): unknown {
  if (!Array.isArray(value)) return value;
  return filledLines(fields, value.filter(isObject)).map(line => ({
    ...(typeof line['id'] === 'number' && { id: line['id'] }),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, unknown][] =>
        line[name] === undefined ? [] : [[name, isFileField(field) ? withoutHost(line[name], mediaUrl) : line[name]]],
      ),
    ),
  }));
}

/** What a command is told, without the lines that nobody has filled in. */
export const filledInput = (fields: Fields, input: Values): Values =>
  mapValues(input, (value, name) => {
    const { lines } = fields[name] ?? {};
    return lines && Array.isArray(value) && value.every(isObject) ? filledLines(lines, value) : value;
  });

/** Values that the host takes: fields of the entity that may be written, under the wire's names. */
function writable(entity: Entity, { data, previous = {}, mediaUrl }: Sent): [string, unknown][] {
  return Object.entries(entity.fields).flatMap(([name, field]): [string, unknown][] => {
    const value = data[name];
    if (!(name in data) || value === undefined || field.readOnly) return [];
    if (field.lines) return [[name, linesOf(value, field.lines, mediaUrl)]];
    if (!isFileField(field)) return [[name, value]];
    if (isUntouched(name, value, previous)) return [];
    return [[name, chosenFile(value) ?? withoutHost(value, mediaUrl)]];
  });
}

/** Why a record is changed, told beside its values where it has no field of that name. */
function whyOf({ fields }: Entity, { reason }: Values): [string, string][] {
  return typeof reason === 'string' && reason.trim() !== '' && !fields['reason'] ? [['reason', reason.trim()]] : [];
}

function multipart(values: readonly [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of values) {
    if (value instanceof Blob) form.append(name, value);
    else if (Array.isArray(value) && value.some(isObject)) form.append(name, JSON.stringify(value));
    // An empty list still needs its key, or the host would leave the old one.
    else for (const one of Array.isArray(value) && value.length ? value : [value ?? '']) form.append(name, String(one));
  }
  return form;
}

/** Body of a create or update: multipart as soon as a file goes along, else JSON. */
export function payload(entity: Entity, sent: Sent): FormData | Values {
  const values = [...writable(entity, sent), ...whyOf(entity, sent.data)];
  return values.some(([, value]) => value instanceof Blob) ? multipart(values) : Object.fromEntries(values);
}
