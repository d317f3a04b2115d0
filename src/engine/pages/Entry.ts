import type { Params } from 'react-router';
import { allowed, type Principal } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Action, Role } from '#catalog/engine/policies.ts';

/** Whether somebody may see a page at an address with these parts. */
export type MaySee = (who: Principal, parts: Params) => boolean;

/** The record that a page is about. */
export interface RecordAddress {
  readonly of: Entity;
  /** As the address spells it; undefined where the address names none. */
  readonly id: string | undefined;
}

export interface Entry {
  /** Whoever may not see it is refused by the frame, before the page asks the host for anything. */
  readonly may: MaySee;
  /** Without, the page is about no single record, or tells itself of one that is not there. */
  readonly record?: (parts: Params) => RecordAddress | undefined;
}

/** Whoever has signed in, in whatever role. */
export const anybody: MaySee = () => true;

/** Whoever has one of some roles. */
export const only =
  (roles: readonly Role[]): MaySee =>
  ({ role }) =>
    role !== null && roles.includes(role);

/** Whoever may do something with records of an entity. */
export const mayDo =
  (entity: Entity, action: Action): MaySee =>
  who =>
    allowed(who, entity, action);

/** A page about one record, whose id the address has under a name, for whoever may do something with such records. */
export const about = (of: Entity, part: string, action: Action = 'show'): Entry => ({
  may: mayDo(of, action),
  record: parts => ({ of, id: parts[part] }),
});
