import { allowed, type Principal } from './access.ts';
import type { Entity } from './defineEntity.ts';
import type { Field } from './fields.ts';

/** Whether somebody sees sealed values in full: those who may change the record. */
export const reveals = (who: Principal, entity: Entity): boolean => allowed(who, entity, 'edit');

/** Whether somebody who may change a record may change this field of it. */
export const mayChange = (who: Principal, { readOnly, adminOnly }: Field): boolean =>
  !readOnly && (!adminOnly || who.role === 'admin');
