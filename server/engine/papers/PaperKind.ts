import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import type { PaperFrame } from '#catalog/engine/papers/PaperFacts.ts';
import type { Host, RequestContext } from '../context/host.ts';
import type { Wire } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';

/** What is asked for beside a record, by whom. */
export interface PaperAsking extends Pick<RequestContext, 'host' | 'caller'> {
  readonly query: Readonly<Record<string, string>>;
}

/** A kind of paper: what it says of a record, and how that is put into a language. */
export interface PaperKind<F = unknown> {
  /** Of whose records it is; whoever may see one of them may have its paper. */
  readonly entity: Entity;
  /**
   * What the paper of a record says, which is given as the host itself reads it. It says the same to everybody who may
   * have it, since it goes to customers: it depends on nobody's rights.
   */
  read(db: Database, record: Wire, host: Pick<Host, 'payables'>): Promise<F>;
  /**
   * What it said when its document was issued, with all that lives on taken from what it would say now: how it stands,
   * what is paid. A kind that has it is kept at issue, if its entity is one whose documents are verified; any other is
   * always read as it is.
   */
  standing?(kept: F, present: F): F;
  /**
   * The same kind of no more than is asked for, such as a period, or of what its caller may read alone. Refuses whoever
   * may not have it beyond seeing the record, and 400 what cannot be asked for.
   */
  askedFor?(asking: PaperAsking): PaperKind<F>;
  draw(facts: F, frame: PaperFrame): PaperData;
}

/** Kinds of paper by the names under which they are asked for; of an entity the first one is that of its code. */
export type PaperKinds = Readonly<Record<string, PaperKind>>;

export interface NamedKind {
  readonly name: string;
  readonly kind: PaperKind;
}

export const namedKinds = (kinds: PaperKinds): readonly NamedKind[] =>
  Object.entries(kinds).map(([name, kind]) => ({ name, kind }));
