import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Entity, fieldOf, ownFields } from '#catalog/engine/defineEntity.ts';
import { entityList, entityNamed } from '#catalog/registry/entities.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { lineEntity } from '#catalog/engine/lineRules.ts';
import { checksOf, fieldsOfKey, keysOf } from '#catalog/engine/rules.ts';
import { ALIKE, IGNORED_MARKS } from '#catalog/engine/texts/searchText.ts';
import { columns, hasColumn } from '../kinds/columns.ts';
import { derivedOf } from './derivedColumns.ts';
import type { Noun, Table, TableOf } from './Table.ts';
import { checkCondition, checkName, keyName, keyPart } from './rules.ts';

/** A column whose values code makes of a field's text, or the database of others. */
const made = (name: string, type: string) => customType<{ data: unknown }>({ dataType: () => type })(name);
const searchText = customType<{ data: string }>({ dataType: () => 'text' });

/** Name of the index that keeps a field unique, by which a broken rule finds its field again. */
export const uniqueName = (entity: string, field: string): string => `${entity}_${field}_unique`;
/** Table of a field whose values stand in rows of their own. */
const partTableName = (entity: string, field: string): string => `${entity}_${field}`;

const isWords = (field: Field): boolean => !field.sealed && ['text', 'longText', 'email', 'phone'].includes(field.kind);
export const wordsOf = (entity: Entity): string[] =>
  ownFields(entity)
    .filter(([name, field]) => entity.search.includes(name) && isWords(field))
    .map(([name]) => name);

/** SQL that does what `folded` does; its collation knows the cases of every script wherever the database stands. */
export const foldedSql = (text: SQL | PgColumn): SQL =>
  sql`translate(regexp_replace(lower(normalize(${text}, NFKD) collate "und-x-icu"), ${sql.raw(`'${IGNORED_MARKS}'`)}, '', 'g'), ${sql.raw(`'${ALIKE.from}'`)}, ${sql.raw(`'${ALIKE.to}'`)})`;

const searchExpression = (names: string[]): SQL =>
  foldedSql(sql.raw(names.map(name => `coalesce("${name}", '')`).join(` || ' ' || `)));

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

function auditColumns() {
  const author = (name: string) => integer(name).references((): AnyPgColumn => idOf('user'), { onDelete: 'set null' });
  return {
    version: integer('version').notNull().default(1),
    created_at: moment('created_at'),
    updated_at: moment('updated_at'),
    created_by: author('created_by'),
    updated_by: author('updated_by'),
  };
}

/** Facts are counted without end, and outlive whoever caused them: a foreign key would change them with the user. */
const factColumns = () => ({
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  created_at: moment('created_at'),
  created_by: integer('created_by'),
});

const hasPassword = (entity: Entity): boolean => ownFields(entity).some(([, { kind }]) => kind === 'password');

const columnsFor = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      hasColumn(field) ? [[name, columns[field.kind](name, field)]] : [],
    ),
  );

function ownColumns(entity: Entity) {
  const named = columnsFor(Object.fromEntries(ownFields(entity)));
  const words = wordsOf(entity);
  return {
    ...named,
    ...Object.fromEntries(derivedOf(entity).map(({ name, type }) => [name, made(name, type)])),
    // Whoever signs in by a password has sessions, which end together when this is counted up.
    ...(hasPassword(entity) && { session_version: integer('session_version').notNull().default(1) }),
    ...(words.length > 0 && { search_text: searchText('search_text').generatedAlwaysAs(searchExpression(words)) }),
  };
}

function cell(table: Readonly<Record<string, PgColumn>>, name: string): PgColumn {
  const found = table[name];
  if (!found) throw new Error(`no column ${name}`);
  return found;
}

function constraints(entity: Entity, table: Readonly<Record<string, PgColumn>>) {
  const column = (name: string): PgColumn => cell(table, name);
  return ownFields(entity)
    .filter(([, field]) => hasColumn(field))
    .flatMap(([name, field]) => {
      const folded = field.kind === 'text' ? sql`lower(${column(name)})` : column(name);
      const sortable = entity.list.includes(name) && !field.sealed && field.kind !== 'image';
      return [
        ...(field.target
          ? [
              foreignKey({
                name: `${entity.name}_${name}_fk`,
                columns: [column(name)],
                foreignColumns: [idOf(field.target)],
              }).onDelete('restrict'),
            ]
          : []),
        ...(field.unique ? [uniqueIndex(uniqueName(entity.name, name)).on(folded)] : []),
        ...(field.target || field.indexed || sortable
          ? [index(`${entity.name}_${name}_idx`).on(column(name), column('id'))]
          : []),
        ...(typeof field.indexed === 'string'
          ? [index(`${entity.name}_${name}_${field.indexed}_idx`).on(column(name), column(field.indexed), column('id'))]
          : []),
        ...derivedOf(entity).flatMap(({ name: derived, fields: [of], index: method }) =>
          of === name && method ? [index(`${entity.name}_${derived}_idx`).using(method, column(derived))] : [],
        ),
      ];
    });
}

/** What a table holds of its rows beyond single columns. */
const tableRules = (entity: Entity, table: Readonly<Record<string, PgColumn>>) => [
  ...keysOf(entity).map(key => {
    const [first, ...others] = fieldsOfKey(key).map(name => {
      const whole = keyPart(entity, key, name)(`"${name}"`);
      return whole === `"${name}"` ? cell(table, name) : sql.raw(whole);
    });
    return uniqueIndex(keyName(entity, key)).on(first ?? cell(table, 'id'), ...others);
  }),
  ...checksOf(entity).map(one => check(checkName(entity, one), sql.raw(checkCondition(one)))),
];

function identity({ base, facts }: Entity) {
  if (facts) return factColumns();
  if (!base) return { id: integer('id').primaryKey().generatedByDefaultAsIdentity(), ...auditColumns() };
  const id = integer('id').primaryKey();
  return { id: id.references((): AnyPgColumn => idOf(base.name), { onDelete: 'cascade' }) };
}

function makeTable(entity: Entity): Table {
  const id = identity(entity);
  const table = pgTable(entity.name, { ...id, ...ownColumns(entity) }, self => [
    ...constraints(entity, self),
    ...tableRules(entity, self),
  ]);
  // The columns are made from the catalogue at run time; their names are the field names.
  return table as unknown as Table;
}

const tables = new Map<string, Table>();

/** The table of an entity; made on first use, since references may go round in a circle. */
export function tableOf<const E extends Noun>(entity: E): TableOf<E> {
  // An entity is only ever read through its field names, so the wider one may stand as the general type.
  const table = tables.get(entity.name) ?? makeTable(entity as unknown as Entity);
  tables.set(entity.name, table);
  // Each column was made by the kind of its field, from which its type is inferred.
  return table as TableOf<E>;
}

/** A column of a table; a name that the table lacks is a defect. */
export const columnOf = (table: Table, name: string): PgColumn => cell(table, name);

const idOf = (name: string): PgColumn => columnOf(tableOf(entityNamed(name)), 'id');

const parts = new Map<string, Table>();

function partTable(key: string, make: () => unknown): Table {
  // As with entities, the columns are made from the catalogue at run time.
  const table = parts.get(key) ?? (make() as Table);
  parts.set(key, table);
  return table;
}

/** The table behind a `refs` field: one row for each pair of `owner` and `target`. */
export function joinTable(entity: Entity, name: string, target: string): Table {
  const key = partTableName(entity.name, name);
  return partTable(key, () =>
    pgTable(
      key,
      {
        owner: integer('owner')
          .notNull()
          .references(() => idOf(entity.name), { onDelete: 'cascade' }),
        target: integer('target')
          .notNull()
          .references(() => idOf(target), { onDelete: 'restrict' }),
      },
      self => [primaryKey({ columns: [self.owner, self.target] }), index(`${key}_target_idx`).on(self.target)],
    ),
  );
}

/** The table behind a `lines` field: a row for each line, in the order of `position`. */
export function linesTable(entity: Entity, name: string): Table {
  const key = partTableName(entity.name, name);
  const fields = entity.fields[name]?.lines ?? {};
  return partTable(key, () =>
    pgTable(
      key,
      {
        id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
        owner: integer('owner').notNull(),
        position: integer('position').notNull(),
        ...columnsFor(fields),
      },
      (self: Readonly<Record<string, PgColumn>>) => [
        foreignKey({
          name: `${key}_owner_fk`,
          columns: [cell(self, 'owner')],
          foreignColumns: [columnOf(tableOf(entity), 'id')],
        }).onDelete('cascade'),
        index(`${key}_owner_idx`).on(cell(self, 'owner'), cell(self, 'position')),
        ...Object.entries(fields).flatMap(([one, { target }]) =>
          target
            ? [
                foreignKey({
                  name: `${key}_${one}_fk`,
                  columns: [cell(self, one)],
                  foreignColumns: [idOf(target)],
                }).onDelete('restrict'),
                index(`${key}_${one}_idx`).on(cell(self, one)),
              ]
            : [],
        ),
        ...tableRules(lineEntity(entity, name, fieldOf(entity, name)), self),
      ],
    ),
  );
}

/** Every table of the catalogue, for the migrations. */
export const catalogueTables = (): Record<string, Table> =>
  Object.fromEntries(
    entityList
      .filter(({ view }) => !view)
      .flatMap(entity => [
        [entity.name, tableOf(entity)],
        ...ownFields(entity).flatMap(([name, { target, kind }]) => {
          if (kind === 'refs' && target) return [[partTableName(entity.name, name), joinTable(entity, name, target)]];
          return kind === 'lines' ? [[partTableName(entity.name, name), linesTable(entity, name)]] : [];
        }),
      ]),
  );
