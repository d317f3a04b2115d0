import type { Entity } from '../engine/defineEntity.ts';
import type { Field } from '../engine/fields.ts';
import { user } from '../people/user.ts';

/** Names of an account: by them others know who did what, and the first of them opens the door. */
const names: readonly string[] = ['email', 'username'];

const isPersonal = ([name, { adminOnly, readOnly }]: readonly [string, Field]): boolean =>
  !adminOnly && !readOnly && !names.includes(name);

/**
 * What a user keeps right about themselves: nothing that gives rights, that the system writes, or that names the account.
 */
export const personal: Pick<Entity, 'name' | 'fields'> = {
  name: user.name,
  fields: Object.fromEntries(Object.entries<Field>(user.fields).filter(isPersonal)),
};

/** Their names, in the order of the forms of a user. */
export const personalNames: readonly string[] = Object.values(user.form)
  .flat()
  .filter(name => name in personal.fields);
