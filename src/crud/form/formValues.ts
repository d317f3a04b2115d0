import type { Entity } from '../../../catalog/defineEntity.ts';
import type { Field } from '../../../catalog/fields.ts';
import { isBlank } from '../../kinds/blank.ts';
import { recordErrors } from '../../kinds/recordErrors.ts';
import type { Reader } from '../../kinds/valueText.ts';
import { violationArgs } from '../../kinds/violationArgs.ts';

type Values = Record<string, unknown>;

const initialOf = ({ kind, initial }: Field): unknown => initial ?? (kind === 'flag' ? false : kind === 'refs' ? [] : null);

/** A new record, as the catalogue begins it. Never applied to a saved one. */
export const newValues = (entity: Entity): Values =>
  Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, initialOf(field)]));

/** What is sent: an untouched password box is not a wish to remove the password. */
export const withoutBlankPasswords = (entity: Entity, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => entity.fields[name]?.kind !== 'password' || !isBlank(value)));

/** The broken rules of a form, as React-Admin translates them beside their fields. */
export const formErrors = (entity: Entity, values: Values, translate: Reader['translate']) =>
  Object.fromEntries(
    recordErrors(entity, values).map(({ field, code, params }) => [field, { message: `violations.${code}`, args: violationArgs(params, translate) }]),
  );
