import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { everyKin, type Kin, type Sign, signs } from '#catalog/registry/persons.ts';
import { compact } from '#catalog/engine/texts/searchText.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Stored } from '../../engine/context/values.ts';
import { columnsOf, selectFrom } from '../../engine/records/select.ts';
import { fingerprintColumn } from '../../engine/schema/derivedColumns.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host } from '../../engine/context/host.ts';
import { type RelatedPerson, type PersonReader, named } from './Person.ts';

/** A telephone may ring in a whole village; more would tell nothing. */
const MOST = 12;

type KnownSigns = Readonly<Partial<Record<Sign, readonly string[]>>>;

/** Signs that the caller may compare: what is sealed only where they may read it. */
function signsOf({ host, caller }: PersonReader, { root, entities, signs: fields }: Kin, stored: Stored): KnownSigns {
  const wire = toWire(root, stored, host, true);
  const reads = (name: string) =>
    entities.some(one => mayRead(caller, one, name) && (!root.fields[name]?.sealed || allowed(caller, one, 'edit')));
  const values = (names: readonly string[]) =>
    names
      .filter(reads)
      .map(name => wire[name])
      .filter(value => typeof value === 'string' && value !== '');
  return Object.fromEntries(signs.map(sign => [sign, values(fields[sign] ?? []).map(String)]));
}

function holding({ vault }: Host, { root }: Kin, name: string, value: string): SQL | undefined {
  if (!root.fields[name]?.sealed) {
    const column = columnsOf(root)[name];
    return column && eq(column, value);
  }
  const prints = vault.fingerprints(value);
  return prints.length > 0
    ? sql`${columnOf(tableOf(root), fingerprintColumn(name))} @> ${sql.raw(`'{${prints.join(',')}}'::int[]`)}`
    : undefined;
}

const shared = (one: KnownSigns, other: KnownSigns): Sign | undefined =>
  [...signs]
    .reverse()
    .find(sign => one[sign]?.some(value => other[sign]?.some(same => compact(same) === compact(value))));

/** Ids of records of a kin that share a sign, and which: what tells one person most surely comes first. */
async function alike(
  request: PersonReader,
  kin: Kin,
  { known, self }: { readonly known: KnownSigns; readonly self: number },
): Promise<Map<number, Sign>> {
  const { root } = kin;
  const conditions = signs.flatMap(sign =>
    (kin.signs[sign] ?? []).flatMap(name => (known[sign] ?? []).map(value => holding(request.host, kin, name, value))),
  );
  if (!conditions.some(Boolean)) return new Map();
  const id = columnOf(tableOf(root), 'id');
  const rows: Stored[] = await selectFrom(request.host.db, root, columnsOf(root))
    .where(and(ne(id, self), or(...conditions)))
    .orderBy(desc(id))
    .limit(MOST);
  return new Map(
    rows.flatMap((row): [number, Sign][] => {
      const sign = shared(known, signsOf(request, kin, row));
      return sign ? [[Number(row['id']), sign]] : [];
    }),
  );
}

/** Those of the ids that an entity knows and the caller may open. */
async function open({ host, caller }: PersonReader, entity: Entity, ids: readonly number[]): Promise<Stored[]> {
  if (ids.length === 0 || !allowed(caller, entity, 'show')) return [];
  return selectFrom(host.db, entity, columnsOf(entity)).where(
    and(inArray(columnOf(tableOf(entity), 'id'), [...ids]), withinScope({ caller, entity })),
  );
}

async function relatives(
  request: PersonReader,
  kin: Kin,
  { known, self }: { readonly known: KnownSigns; readonly self: number },
): Promise<RelatedPerson[]> {
  const found = await alike(request, kin, { known, self });
  const all = await Promise.all(
    kin.entities.map(async entity => (await open(request, entity, [...found.keys()])).map(row => ({ entity, row }))),
  );
  const rows = all.flat();
  // An account says less than what its owner is to the agency.
  const isMore = (id: unknown) => rows.some(({ entity, row }) => entity !== kin.root && row['id'] === id);
  return rows
    .filter(({ entity, row }) => entity !== kin.root || !isMore(row['id']))
    .map(({ entity, row }) => ({ ...named(request, entity, row), because: found.get(Number(row['id'])) ?? 'phone' }));
}

/** Other names of the same record, then people elsewhere who share a telephone, an email or a number. */
export async function alsoKnown(
  request: PersonReader,
  kin: Kin,
  { entity, stored }: { readonly entity: Entity; readonly stored: Stored },
): Promise<RelatedPerson[]> {
  const self = Number(stored['id']);
  const others = kin.entities.filter(one => one !== entity);
  const same = await Promise.all(
    others.map(async one =>
      (await open(request, one, [self])).map(row => ({ ...named(request, one, row), because: 'record' as const })),
    ),
  );
  const known = signsOf(request, kin, stored);
  const alikes = await Promise.all(
    everyKin.map(one => relatives(request, one, { known, self: one === kin ? self : 0 })),
  );
  return [...same.flat(), ...alikes.flat()];
}
