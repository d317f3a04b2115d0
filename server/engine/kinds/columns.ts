import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  integer,
  numeric,
  type PgColumnBuilderBase,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Field, Kind } from '#catalog/engine/fields.ts';

type Column = (name: string, field: Field) => PgColumnBuilderBase;

const plain: Column = (name, { required }) => (required ? text(name).notNull() : text(name));

/** Text that people read is sorted as people sort: a before Z, é beside e, each script by its own alphabet. */
const readable = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });
const words: Column = (name, { required }) => (required ? readable(name).notNull() : readable(name));

/** Kinds whose values stand in a column; the others have a table of their own. */
type ColumnKind = Exclude<Kind, 'refs' | 'lines'>;

export const hasColumn = (field: Field): field is Field<ColumnKind> => field.kind !== 'refs' && field.kind !== 'lines';

/** Column of each kind in PostgreSQL. */
export const columns: Record<ColumnKind, Column> = {
  text: words,
  longText: plain,
  richText: plain,
  email: plain,
  phone: plain,
  url: plain,
  password: plain,
  choice: plain,
  state: plain,
  image: plain,
  file: plain,
  color: plain,
  integer: (name, { required }) => (required ? integer(name).notNull() : integer(name)),
  ref: (name, { required, oneOf, target }) => {
    if (oneOf)
      return integer(name).generatedAlwaysAs(sql.raw(`case when ${oneOf}_type = '${target}' then ${oneOf}_id end`));
    return required ? integer(name).notNull() : integer(name);
  },
  decimal: (name, { required }) => (required ? numeric(name).notNull() : numeric(name)),
  money: (name, { required }) => {
    const amount = numeric(name, { precision: 20, scale: 2 });
    return required ? amount.notNull() : amount;
  },
  date: (name, { required }) => (required ? date(name, { mode: 'string' }).notNull() : date(name, { mode: 'string' })),
  dateTime: (name, { required }) => {
    const instant = timestamp(name, { withTimezone: true, mode: 'date' });
    return required ? instant.notNull() : instant;
  },
  flag: (name, { initial }) =>
    boolean(name)
      .notNull()
      .default(initial === true),
};
