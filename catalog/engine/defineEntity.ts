import type { Action, PolicyName } from './policies.ts';
import type { Field, Fields, Values } from './fields.ts';
import type { Check, UniqueKey } from './defineRules.ts';
import type { RowMatching } from './RowMatching.ts';
import type { Secrecy } from './Secrecy.ts';
import type { Violation } from './violations/violation.ts';

/** What every record carries beside its own fields. Instants are ISO 8601. */
export interface Audit {
  readonly id: number;
  /** Counts the changes of the record; goes back in `If-Match`. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: number | null;
  readonly updated_by: number | null;
}

type NameOf<F> = keyof F & string;

/**
 * One kind of record, declared once. Table, validation, API and its description, views, export, import and
 * conformance tests are derived from it.
 */
export interface Entity<N extends string = string, F extends Fields = Fields> {
  /** Wire name, also the table's. */
  readonly name: N;
  /** Key of a list in an answer, e.g. `cities`. */
  readonly collection: string;
  /** Path of the list below `/apps/`. */
  readonly route: string;
  readonly fields: F;
  /** Fields that together name a record to a reader. */
  readonly title: readonly NameOf<F>[];
  /** Fields that tell its records apart where one is chosen, beside the title. */
  readonly choice?: readonly NameOf<F>[];
  /** Columns shown at first, in order. */
  readonly list: readonly NameOf<F>[];
  /** Sections of the form, in order; more than one become tabs. */
  readonly form: Readonly<Record<string, readonly NameOf<F>[]>>;
  /**
   * Fields that the search looks into, a reference by what its record's own search knows; the first is also the name of
   * the family's search parameter.
   */
  readonly search: readonly NameOf<F>[];
  readonly access: PolicyName;
  /** Permission asked for beside those of its actions; see `access/extraPermission.ts`. */
  readonly extraPermission?: string;
  /** Which of its records are confidential, and for whom not; see `access/confidence.ts`. */
  readonly confidential?: { readonly field: NameOf<F>; readonly rules: readonly Secrecy[] };
  /** Fields whose values no two records share together; the database holds it, as it holds `checks`. */
  readonly unique?: readonly UniqueKey<NameOf<F>>[];
  readonly checks?: readonly Check<NameOf<F>>[];
  /** Rules between fields that no `checks` can say; pure, run on the host and, for early feedback, in the form. */
  check?(record: Partial<Values<F>>): readonly Violation[];
  /** Entity whose record this one extends under the same id, as employee extends user. */
  readonly base?: Entity;
  /** Selections of its records that a list may be narrowed to by `among`; the host knows which records these are. */
  readonly selections?: readonly string[];
  /** Which of its records the row of a sheet may be taken for; any that a key finds where this is left out. */
  readonly rows?: RowMatching<NameOf<F>>;
  /** What can be done with its records at all; the host makes and changes them where this leaves it out. */
  readonly actions?: readonly Action[];
  /** Records of what has happened: the host appends them, and nobody ever changes or deletes one. */
  readonly facts?: true;
  /** Facts of which the database makes a view of a table of another name. */
  readonly view?: true;
}

export const defineEntity = <const N extends string, const F extends Fields>(
  entity: Omit<Entity<N, F>, 'base' | 'facts'>,
): Entity<N, F> => entity;

/**
 * Declares facts, such as the rows of a ledger. They are listed, shown and searched like any records; only a work
 * appends them, and the database itself refuses to change, delete or truncate them.
 */
export const defineFacts = <const N extends string, const F extends Fields>(
  entity: Omit<Entity<N, F>, 'base' | 'facts' | 'form' | 'actions'>,
): Entity<N, F> => ({ ...entity, form: { main: namesOf(entity.fields) }, actions: ['list', 'show'], facts: true });

/** What an entity adds to the one that it extends; the type of its own fields is never present at run time. */
export interface Specialized<F extends Fields> {
  readonly base: Entity;
  readonly own?: F;
}

/** Declares an entity that adds its own fields to those of `base` and shares its ids (and uniqueness). */
export function specialize<const N extends string, B extends Fields, const F extends Fields>(
  base: Entity<string, B>,
  own: F,
  entity: Omit<Entity<N, B & F>, 'base' | 'fields'>,
): Entity<N, B & F> & Specialized<F> {
  // An entity is only ever read through its field names, so the wider one may stand as the general type.
  return { ...entity, fields: { ...base.fields, ...own }, base: base as unknown as Entity };
}

/** The record type of an entity, as it travels on the wire. */
export type Row<E> = E extends { readonly fields: infer F extends Fields } ? Values<F> & Audit : never;

/** The entity at the bottom of what one extends; its records and theirs share their ids. */
export const rootOf = (entity: Entity): Entity => (entity.base ? rootOf(entity.base) : entity);

/** Entity whose own field it is: this one or one that it extends. */
export const holderOf = (entity: Entity, name: string): Entity =>
  entity.base && name in entity.base.fields ? holderOf(entity.base, name) : entity;

/** Fields stored in the entity's own table, without those of its base. */
export const ownFields = (entity: Entity): [string, Field][] =>
  Object.entries(entity.fields).filter(([name]) => !(entity.base && name in entity.base.fields));

export function fieldOf(entity: Entity, name: string): Field {
  const field = entity.fields[name];
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
}

/** The lifecycle's field, if the entity is a document that moves through states. */
export const stateFieldOf = (entity: Entity): [string, Field] | undefined =>
  Object.entries(entity.fields).find(([, field]) => field.kind === 'state');

/** Names of a set of fields, in order, so that a section of a form need not repeat them. */
export const namesOf = <F extends Fields>(fields: F): readonly NameOf<F>[] =>
  // Object.keys forgets the names that F knows.
  Object.keys(fields) as NameOf<F>[];
