import { and, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { groupBy } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { type Entity, fieldOf, holderOf, rootOf } from '#catalog/engine/defineEntity.ts';
import type { Marks } from '#catalog/engine/marks.ts';
import { entities, entityNamed } from '#catalog/registry/entities.ts';
import { kindsOfPeople, markFieldsOf } from '#catalog/registry/marks.ts';
import { titleIn } from '#server/engine/access/titlesOf.ts';
import { type View, withinScope } from '#server/engine/access/scope.ts';
import type { Effect, RequestContext } from '#server/engine/context/host.ts';
import { selectFrom } from '#server/engine/records/select.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import { isAmong } from '#server/platform/db/isAmong.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';

const { open_item, party } = entities;
const TAIL = 4;

const NOTHING = sql<string | null>`null::text`;

/** A column with its table, which a select of one table would leave out within a select of another. */
const columnIn = (entity: Entity, name: string): SQL => sql`${tableOf(holderOf(entity, name))}.${sql.identifier(name)}`;

/** What a field holds as a text, or the title of what it points to; nothing of what the caller does not read. */
function textIn({ entity, caller }: View, name: string | undefined): SQL<string | null> {
  if (name === undefined || !mayRead(caller, entity, name)) return NOTHING;
  const column = columnIn(entity, name);
  const { target } = fieldOf(entity, name);
  if (target === undefined) return sql<string | null>`nullif(${column}::text, '')`;
  const pointed = entityNamed(target);
  if (!allowed(caller, pointed, 'list')) return NOTHING;
  return sql<
    string | null
  >`(select ${titleIn(pointed)} from ${tableOf(pointed)} where ${columnIn(pointed, 'id')} = ${column})`;
}

/** The records of one kind of people, as far as the caller may read them, that parties are made of. */
function ofKind(db: Database, caller: Caller, name: (typeof kindsOfPeople)[number], ids: readonly number[]) {
  const entity = entities[name];
  const view = { entity, caller };
  const { places = [], ...fields } = markFieldsOf(entity) ?? {};
  const id = columnOf(tableOf(entity), 'id');
  const place = sql.join([...places.map(one => textIn(view, one)), NOTHING], sql`, `);
  return selectFrom(db, entity, {
    root: sql<string>`${rootOf(entity).name}::text`,
    kind: sql<string>`${name}::text`,
    id: sql<number>`${id}`,
    number: textIn(view, fields.number),
    passport: textIn(view, fields.passport),
    phone: textIn(view, fields.phone),
    birth_date: textIn(view, fields.birth_date),
    place: sql<string | null>`coalesce(${place})`,
  }).where(and(isAmong(id, ids), withinScope(view)));
}

type Person = Awaited<ReturnType<typeof ofKind>>[number];

/** Whose parties some are, by the root of their kind and their id. */
async function personsOf(
  db: Database,
  caller: Caller,
  sources: readonly Source[],
): Promise<Readonly<Record<string, Person[]>>> {
  const asked = kindsOfPeople
    .filter(name => allowed(caller, entities[name], 'list'))
    .flatMap(name => {
      const ids = sources.filter(({ type }) => type === rootOf(entities[name]).name).map(({ source }) => source);
      return ids.length > 0 ? [ofKind(db, caller, name, ids)] : [];
    });
  const [first, second, ...more] = asked;
  if (!first) return {};
  const found = await (second ? unionAll(first, second, ...more) : first);
  return groupBy(found, ({ root, id }) => `${root} ${id}`);
}

interface Source extends Record<string, unknown> {
  readonly id: number;
  readonly type: string | null;
  readonly source: number;
}

interface OpenRow extends Record<string, unknown> {
  readonly party: number;
  readonly receivable: string | null;
  readonly payable: string | null;
}

/** What is open of each party, within what the caller may read. */
async function openOf(db: Database, caller: Caller, ids: readonly number[]): Promise<ReadonlyMap<number, OpenRow>> {
  if (!allowed(caller, open_item, 'list')) return new Map();
  const table = tableOf(open_item);
  const own = and(
    isAmong(columnOf(table, 'party'), ids),
    sql`${columnOf(table, 'outstanding')} > 0`,
    withinScope({ entity: open_item, caller }),
  );
  const { rows } = await db.execute<OpenRow>(sql`
    select party, (sum(outstanding) filter (where side = 'debit'))::text as receivable,
      (sum(outstanding) filter (where side = 'credit'))::text as payable
    from ${table} where ${own} group by party`);
  return new Map(rows.map(row => [row.party, row]));
}

const firstOf = (persons: readonly Person[], name: 'number' | 'phone' | 'birth_date' | 'place'): string | undefined =>
  persons.map(person => person[name]).find(value => value !== null) ?? undefined;

type Told = { readonly [K in keyof Marks]: Marks[K] | undefined };

/** Only what there is: nothing is said of the rest. */
const without = (told: Told): Marks =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined && value !== null));

async function marksOf(
  db: Database,
  { host, caller }: RequestContext,
  { ids, short }: { readonly ids: readonly number[]; readonly short: boolean },
): Promise<ReadonlyMap<number, Marks>> {
  const { rows: sources } = await db.execute<Source>(
    sql`select id, source_type as type, source_id as source from ${tableOf(party)}
      where ${isAmong(columnOf(tableOf(party), 'id'), ids)}`,
  );
  const persons = await personsOf(db, caller, sources);
  const open = short ? new Map<number, OpenRow>() : await openOf(db, caller, ids);
  const marks = new Map(
    sources.map(({ id, type, source }): [number, Marks] => {
      const own = persons[`${type} ${source}`] ?? [];
      const inShort = {
        kinds: own.length > 0 ? own.map(({ kind }) => kind) : undefined,
        // Whoever has no number of their own is known by that of their record, wherever they are chosen.
        number: firstOf(own, 'number') ?? (own.length > 0 ? `#${source}` : undefined),
      };
      if (short) return [id, without(inShort)];
      const sealed = own.find(({ passport }) => passport !== null)?.passport;
      const { receivable, payable } = open.get(id) ?? {};
      const rest = {
        passport: sealed ? host.vault.open(sealed).slice(-TAIL) : undefined,
        phone: firstOf(own, 'phone'),
        birth_date: firstOf(own, 'birth_date'),
        place: firstOf(own, 'place'),
        receivable: receivable ?? undefined,
        payable: payable ?? undefined,
      };
      return [id, without({ ...inShort, ...rest })];
    }),
  );
  return new Map([...marks].filter(([, told]) => Object.keys(told).length > 0));
}

/** By what parties of one name are told apart: what the records of their persons say, and what is open with them. */
export const partyMarks: Effect = { marks: marksOf };
