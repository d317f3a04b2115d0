import type { Context } from 'hono';
import type { Entity } from '../../catalog/defineEntity.ts';
import type { Field, Fields } from '../../catalog/fields.ts';
import { readRows } from '../../catalog/readRows.ts';
import { spelled } from '../../catalog/spellings.ts';
import type { Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';
import { isObject } from '../http/isObject.ts';
import { isTooDeep } from '../http/nesting.ts';
import { storeUpload } from '../media/storeUpload.ts';
import { withoutSignature } from '../media/signed.ts';
import type { Values } from './validate.ts';

/** A JSON object of the request; 415 for another content type, 400 for anything else. */
export async function readJson(context: Context<Env>): Promise<Values> {
  const type = context.req.header('content-type') ?? '';
  if (!type.includes('json')) throw new Problem(415, 'unsupported_media_type');
  const body: unknown = await context.req.json().catch(() => undefined);
  if (!isObject(body) || isTooDeep(body)) throw new Problem(400, 'malformed');
  return body;
}

async function readForm(context: Context<Env>): Promise<Values> {
  // A form that cannot be read is the caller's mistake.
  const form = await context.req.formData().catch(() => {
    throw new Problem(400, 'malformed');
  });
  const names = [...new Set(form.keys())];
  return Object.fromEntries(names.map(name => {
    const all = form.getAll(name);
    return [name, all.length > 1 ? all : all[0]];
  }));
}

/** Reads a record from JSON, multipart or urlencoded; uploaded files are checked and stored, their path is the value. */
export async function readRecord(context: Context<Env>, host: Host, entity: Entity): Promise<Values> {
  const type = context.req.header('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded');
  const body = spelled(entity.name, isForm ? await readForm(context) : await readJson(context));
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = body[name];
    if (field.kind === 'refs' && isForm && name in body) body[name] = [value].flat().filter(one => one !== '');
    if ((field.kind === 'image' || field.kind === 'file') && value instanceof File) {
      body[name] = await storeUpload(host, value, { field: name, kind: field.kind, sealed: field.sealed });
    }
  }
  return knownMedia(host, entity, body);
}

/** A sealed field takes sealed files alone, an open one open ones, and a picture is what uploading made of it. */
const fits = (path: string, { kind, sealed }: Field): boolean =>
  path.startsWith(sealed ? '/media/sealed/' : '/media/open/') && (kind === 'file' || path.endsWith('.webp'));

/** Links to stored files as they are kept, without a signature; one that the host does not have becomes what no such field accepts. */
export async function knownMedia(host: Host, { fields }: Pick<Entity, 'fields'>, body: Values): Promise<Values> {
  const known = { ...body };
  for (const [name, field] of Object.entries(fields)) {
    const value = body[name];
    if (field.lines && name in body) known[name] = await knownInLines(host, field.lines, value);
    if ((field.kind !== 'image' && field.kind !== 'file') || typeof value !== 'string' || value === '') continue;
    const path = withoutSignature(value);
    // What is no path is refused where the field is read, together with all else that is wrong.
    known[name] = fits(path, field) && (await host.files.exists(path)) ? path : 'unknown';
  }
  return known;
}

/** The same for each line; anything that is no line is refused where the field is read. */
async function knownInLines(host: Host, fields: Fields, value: unknown): Promise<unknown> {
  const rows = readRows(value);
  return rows ? Promise.all(rows.map(row => (isObject(row) ? knownMedia(host, { fields }, row) : row))) : value;
}

/** The number behind `If-Match: "3"`; undefined when the caller names no version. */
export function expectedVersion(context: Context<Env>): number | undefined {
  const match = /^(?:W\/)?"?(\d+)"?$/.exec(context.req.header('if-match') ?? '');
  return match ? Number(match[1]) : undefined;
}
