import { type SQL, sql } from 'drizzle-orm';
import type { BookCheckName } from '#catalog/ledger/bookChecks.ts';

/** What a check knows beside the database. */
export interface CheckInput {
  /** Ends of the chain as they were told to somebody outside of the database. */
  readonly heads: readonly Head[];
}

/** The last link of the chain at some time. */
export interface Head {
  readonly seq: number;
  readonly digest: string;
}

export interface BookCheck {
  readonly name: BookCheckName;
  /** Rows that break the rule, named as a `Finding` is; none while it holds. */
  offending(known: CheckInput): SQL;
}

/** The columns of a finding. */
export const finding = (parts: {
  readonly entity: SQL;
  readonly record: SQL;
  readonly reference: SQL;
  readonly expected?: SQL;
  readonly found: SQL;
}): SQL => sql`
  ${parts.entity}::text as entity, (${parts.record})::bigint as record, (${parts.reference})::text as reference,
  (${parts.expected ?? sql`null`})::text as expected, (${parts.found})::text as found`;

/** The parts of a finding that name a record of a table, by the column of its number or name. */
export const foundIn = (table: string, reference: string) => ({
  entity: sql.raw(`'${table}'`),
  record: sql.raw(`${table}.id`),
  reference: sql.raw(`${table}.${reference}`),
});
