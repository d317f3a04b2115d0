import type { Context } from 'hono';
import { commandReason } from '#catalog/engine/commandReason.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { mostLines, parseValue } from '#catalog/engine/parse.ts';
import { readRows } from '#catalog/engine/readRows.ts';
import { spelled } from '#catalog/engine/texts/spellings.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import type { Values } from '../context/values.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { refuse } from '../../platform/problem.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { type Allowance, isMultipart, readForm, readFields, upload } from '../../platform/http/readBody.ts';
import { storeUpload } from '../media/storeUpload.ts';
import { withoutSignature } from '../media/signed.ts';
import { withLines } from './bracketKeys.ts';

const isMedia = ({ kind }: Field): boolean => kind === 'image' || kind === 'file';

/** How much a form of the entity holds: only where a file travels may it be as large as one. */
export const formAllowance = ({ fields }: Entity): Allowance | undefined =>
  Object.values(fields).some(isMedia) ? upload : undefined;

/** Values of a form by name; several under one name are a list. */
async function valuesOfForm(context: Context<Env>, entity: Entity): Promise<Values> {
  const form = await readForm(context, formAllowance(entity));
  const names = [...new Set(form.keys())];
  const values = names.map(name => {
    const all = form.getAll(name);
    return [name, all.length > 1 ? all : all[0]];
  });
  return withLines(entity, Object.fromEntries(values));
}

/**
 * Reads a record from JSON, multipart or urlencoded; uploaded files are checked and stored, their path is the value.
 */
export async function readRecord(context: Context<Env>, host: Host, entity: Entity): Promise<Values> {
  const type = context.req.header('content-type') ?? '';
  const isForm = isMultipart(context) || type.startsWith('application/x-www-form-urlencoded');
  const body = spelled(entity.name, isForm ? await valuesOfForm(context, entity) : await readFields(context));
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = body[name];
    if (field.kind === 'refs' && isForm && name in body) body[name] = [value].flat().filter(one => one !== '');
    if ((field.kind === 'image' || field.kind === 'file') && value instanceof File) {
      body[name] = await storeUpload(host, value, {
        field: name,
        kind: field.kind,
        sealed: field.sealed,
        by: context.get('caller').id,
      });
    }
  }
  return knownMedia(host, entity, body);
}

/** Apart from its values, why a record is changed, which a field of its own may not say. 400 for no text or too long a one. */
export function reasonIn(entity: Entity, given: Values): { body: Values; reason?: string } {
  const { reason, ...body } = given;
  if (reason === undefined || Object.hasOwn(entity.fields, 'reason')) return { body: given };
  const parsed = parseValue({ ...commandReason, required: false }, reason);
  if ('code' in parsed) refuse([violation('reason', parsed.code, parsed.params)]);
  return { body, ...('value' in parsed && typeof parsed.value === 'string' && { reason: parsed.value }) };
}

/** A sealed field takes sealed files alone, an open one open ones, and a picture is what uploading made of it. */
const fits = (path: string, { kind, sealed }: Field): boolean =>
  path.startsWith(sealed ? '/media/sealed/' : '/media/open/') && (kind === 'file' || path.endsWith('.webp'));

/**
 * Links to stored files as they are kept, without a signature; one that the host does not have becomes what no such
 * field accepts.
 */
export async function knownMedia(host: Host, { fields }: Pick<Entity, 'fields'>, body: Values): Promise<Values> {
  const known = { ...body };
  for (const [name, field] of Object.entries(fields)) {
    const value = body[name];
    if (field.lines && name in body) known[name] = await knownInLines(host, field, value);
    if (!isMedia(field) || typeof value !== 'string' || value === '') continue;
    const path = withoutSignature(value);
    // What is no path is refused where the field is read, together with all else that is wrong.
    known[name] = fits(path, field) && (await host.files.exists(path)) ? path : 'unknown';
  }
  return known;
}

/** The same for each line; anything that is no line is refused where the field is read. */
async function knownInLines(host: Host, field: Field, value: unknown): Promise<unknown> {
  const rows = readRows(value);
  const fields: Fields = field.lines ?? {};
  // More lines than the field takes are refused for that alone.
  return rows && rows.length <= mostLines(field)
    ? Promise.all(rows.map(row => (isObject(row) ? knownMedia(host, { fields }, row) : row)))
    : (rows ?? value);
}

/** One entity tag as RFC 9110 writes it, weak or not. */
const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;
const OURS = /^"([1-9]\d{0,9})"$/;

/**
 * The versions that `If-Match` names, e.g. `"3"`; undefined where any will do: without the header, and for `*`, which
 * asks for no more than that there is a record (RFC 9110, 13.1.1). Weak tags match nothing there, and a header that
 * cannot be read names no version either, so that none of ours is taken for it.
 */
export function expectedVersions(context: Context<Env>): readonly number[] | undefined {
  const header = context.req.header('if-match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const tags = header.split(',').map(tag => tag.trim());
  return tags.every(tag => TAG.test(tag)) ? tags.flatMap(tag => Number(OURS.exec(tag)?.[1] ?? [])) : [];
}
