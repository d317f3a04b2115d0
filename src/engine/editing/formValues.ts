import { mapValues } from 'es-toolkit';
import { set } from 'es-toolkit/compat';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { readPhone } from '../kinds/text/agencyPhones.ts';
import { isBlank } from '../kinds/blank.ts';
import { initialOf } from '#catalog/engine/initialOf.ts';
import { recordErrors } from './recordErrors.ts';
import type { Reader } from '../kinds/valueText.ts';
import { violationArgs } from '../kinds/violationArgs.ts';

type Values = Record<string, unknown>;

/** A new record, as the catalogue begins it. Never applied to a saved one. */
export const newValues = (entity: Entity): Values =>
  Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, initialOf(field)]));

/** What is sent: an untouched password box is not a wish to remove the password. */
export const withoutBlankPasswords = (entity: Entity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => entity.fields[name]?.kind !== 'password' || !isBlank(value)),
  );

/** Every line before one with an error must be there as well: React-Admin walks through them. */
const dense = (value: unknown): unknown => (Array.isArray(value) ? Array.from(value, line => line ?? {}) : value);

interface Judged extends Pick<Reader, 'translate'> {
  readonly today?: string | undefined;
  /** What else is wrong, where the page knows of rules beyond those of the catalogue. */
  readonly more?: readonly Violation[];
}

/**
 * The broken rules of a form, as React-Admin translates them beside their fields, those within lines in the form's
 * shape.
 */
export function formErrors(entity: Entity, values: Values, { translate, today, more = [] }: Judged): Values {
  const errors: Values = {};
  const own = recordErrors(entity, values, { phone: readPhone, ...(today !== undefined && { today }) });
  for (const { field, code, params } of [
    ...own,
    ...more.filter(one => own.every(({ field: at }) => at !== one.field)),
  ]) {
    set(errors, field, { message: `violations.${code}`, args: violationArgs(params, translate) });
  }
  return mapValues(errors, dense);
}
