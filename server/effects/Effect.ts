import type { Closure } from '../../catalog/closedFields.ts';
import type { Violation } from '../../catalog/violation.ts';
import type { Stored, Wire } from '../crud/record.ts';
import type { Values } from '../crud/validate.ts';
import type { Desk } from '../crud/write.ts';
import type { Database } from '../host.ts';

/** A record before and after what was done to it; a new one has no before, a deleted one no after. */
export interface Change {
  readonly before?: Wire;
  readonly after?: Wire;
}

/** A record as it is about to be written, and as it was if it is not new. */
export interface Draft {
  readonly merged: Values;
  readonly existing?: Stored;
}

/**
 * What else belongs to writing a record of one entity, beyond what holds for any. All of it runs in the transaction of
 * the write: a Problem that it throws undoes everything.
 */
export interface Effect {
  /** Gives the body to go on with, before anything of it is read. */
  beforeCreate?(tx: Database, desk: Desk, body: Values): Promise<Values>;
  /** Rules that take a look into the database; `merged` is the record as it would be, with its id if it has one. */
  check?(tx: Database, desk: Desk, merged: Values): Promise<readonly Violation[]>;
  /** Values that the host itself gives, such as a number; asked last, when nothing stands in the way of the write. */
  supply?(tx: Database, desk: Desk, draft: Draft): Promise<Values>;
  /** Whether a record may be changed at all, asked before an update or a transition is written. */
  beforeChange?(tx: Database, desk: Desk, stored: Stored): Promise<void>;
  /** What follows from a create, an update that changed something, a transition or a delete. */
  afterChange?(tx: Database, desk: Desk, change: Change): Promise<void>;
  beforeDelete?(tx: Database, desk: Desk, stored: Stored): Promise<void>;
  /**
   * Fields that stay closed to the caller in this very record, beyond what the fields say of themselves; `check`
   * refuses them.
   */
  closes?(db: Database, desk: Desk, record: Stored): Promise<readonly Closure[]>;
}

/**
 * Effects by the entity's name, in the order in which they happen. What holds for an entity holds for those that extend
 * it.
 */
export type Effects = Readonly<Record<string, Effect | readonly Effect[]>>;
