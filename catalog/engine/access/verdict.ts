import type { Ground } from './access.ts';
import type { Action } from '../policies.ts';
import type { Closure } from './closedFields.ts';

/** A record by its id and what it is called. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/**
 * Why somebody may or may not do something with the records of an entity, or with a single one, as the host judges it.
 */
export interface Verdict {
  readonly entity: string;
  readonly action: Action;
  readonly allowed: boolean;
  /** `foreign_branch` only where a single record is judged. */
  readonly because: Ground | 'inactive' | 'no_role' | 'no_permission' | 'foreign_branch';
  /** Name of the permission that the action asks for. */
  readonly permission: string;
  readonly role: string | null;
  /** The branch in which they work (null: in none) where their rights end at it; undefined where they do not. */
  readonly bounds?: NamedRecord | null;
  /** Branch of the single record, where it lies beyond those bounds. */
  readonly place?: NamedRecord;
  /** Fields that stay closed to them though they may. */
  readonly closed: readonly Closure[];
}
