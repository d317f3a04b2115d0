import type { Entity } from '../../catalog/defineEntity.ts';
import type { Field } from '../../catalog/fields.ts';
import { parseValue } from '../../catalog/parse.ts';
import { acceptedTypes, MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '../../catalog/uploads.ts';
import { type Violation, violation } from '../../catalog/violation.ts';
import { isChosen } from './media/mediaUrl.ts';

type Values = Readonly<Record<string, unknown>>;

/** A stored path comes back as an address with host and signature, so only a newly chosen file is looked at. */
function mediaErrors(name: string, field: Field, value: unknown): Violation[] {
  if (!isChosen(value)) return field.required && !value ? [violation(name, 'required')] : [];
  const { type, size } = value.rawFile;
  if (!acceptedTypes[field.kind]?.includes(type)) return [violation(name, field.kind === 'image' ? 'not_image' : 'not_document')];
  return size > MAX_UPLOAD_BYTES ? [violation(name, 'file_too_large', { max: MAX_UPLOAD_MB })] : [];
}

/** Rules of the catalogue that a form's values break: each field's own first, then those between fields. */
export function recordErrors(entity: Entity, values: Values): Violation[] {
  const parsed: Record<string, unknown> = {};
  const own = Object.entries(entity.fields).flatMap(([name, field]): readonly Violation[] => {
    const value = values[name];
    if (acceptedTypes[field.kind]) return mediaErrors(name, field, value);
    const result = parseValue(field, value);
    if ('value' in result) parsed[name] = result.value;
    return 'code' in result && !field.readOnly ? [violation(name, result.code, result.params)] : [];
  });
  const broken = new Set(own.map(one => one.field));
  return [...own, ...(entity.check?.(parsed) ?? []).filter(one => !broken.has(one.field))];
}
