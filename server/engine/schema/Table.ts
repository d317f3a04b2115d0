import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Specialized } from '#catalog/engine/defineEntity.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';

/** A table of the catalogue; its columns carry the wire's field names. */
export type Table = PgTable & Readonly<Record<string, PgColumn>>;

/** A value as the database gives it: an instant is a Date, where the wire (`Row`) has a text. */
type StoredValue<F> = F extends Field<infer K, infer V> ? (K extends 'dateTime' ? Date : V) : never;

/** Whether a column is never empty: a flag is false at least. */
type IsGiven<F> = F extends Field<infer K, unknown, infer R> ? (K extends 'flag' ? true : R) : never;

type Column<V, G extends boolean> = PgColumn<{
  name: string;
  tableName: string;
  dataType: 'custom';
  columnType: string;
  data: V;
  driverParam: unknown;
  notNull: G;
  hasDefault: boolean;
  isPrimaryKey: boolean;
  isAutoincrement: boolean;
  hasRuntimeDefault: boolean;
  enumValues: undefined;
}>;

/** Names of the fields that have a column; the others have a table of their own. */
type ColumnName<F extends Fields> = {
  [N in keyof F]: F[N] extends Field<infer K> ? (K extends 'refs' | 'lines' ? never : N) : never;
}[keyof F];

interface Own {
  readonly id: Column<number, true>;
}

type FieldColumns<F extends Fields> = { readonly [N in ColumnName<F>]: Column<StoredValue<F[N]>, IsGiven<F[N]>> };

/** What a table has beside its fields. */
type OwnColumns<F extends Fields> = { readonly created_at: Column<Date, true> } & {
  // Whoever signs in by a password has sessions, which end together when this is counted up.
  readonly [N in 'session_version' as 'password' extends keyof F ? N : never]: Column<number, true>;
};

/** What the type of a table needs to know of its entity. */
export interface Noun {
  readonly name: string;
  readonly fields: Fields;
}

/**
 * The table of an entity that is known by its declaration: its own columns with the types of their values. Columns of
 * any entity are reached by `columnOf`.
 */
export type TableOf<E extends Noun> = string extends keyof E['fields']
  ? Table
  : E extends Specialized<infer F>
    ? Table & Own & FieldColumns<F>
    : Table & Own & FieldColumns<E['fields']> & OwnColumns<E['fields']>;
