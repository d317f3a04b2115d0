import { and, count, desc, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { type Tie, tiesTo } from '#catalog/registry/ties.ts';
import { type View, withinScope } from '../../engine/access/scope.ts';
import { pointing } from '../../engine/records/pointing.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Stored, Wire } from '../../engine/context/values.ts';
import { columnsOf, selectFrom } from '../../engine/records/select.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { summary } from './Person.ts';

type Sums = Readonly<Record<string, string>>;

interface StateTotal {
  /** Null where the entity knows no states. */
  readonly state: string | null;
  readonly total: number;
  readonly sums: Sums;
}

/** What of one entity belongs to a person. */
export interface Tied {
  readonly entity: string;
  readonly field: string;
  readonly total: number;
  /** Amounts of all of it, by field; only where the records are records of money. */
  readonly sums: Sums;
  readonly states: readonly StateTotal[];
  /** The newest few, as their list shows them. */
  readonly rows: readonly Wire[];
}

const FEW = 5;

/** Amounts that may be added up. The price of a thing is none, nor is what somebody is to pay. */
const amountsOf = (caller: Caller, entity: Entity): string[] =>
  entity.access === 'money'
    ? entity.list.filter(name => entity.fields[name]?.kind === 'money' && mayRead(caller, entity, name))
    : [];

/** Records and amounts by state, in one pass over the index of the reference. */
async function totalsOf({ db }: Host, { caller, entity }: View, where: SQL | undefined): Promise<StateTotal[]> {
  const [name = ''] = stateFieldOf(entity) ?? [];
  const all = columnsOf(entity);
  const state = all[name];
  const amounts = amountsOf(caller, entity);
  const sums = Object.fromEntries(amounts.map(amount => [amount, sql<string>`coalesce(sum(${all[amount]}), 0)::text`]));
  const query = selectFrom(db, entity, { ...sums, ...(state && { '#state': state }), '#total': count() }).where(where);
  const groups: Stored[] = await (state ? query.groupBy(state) : query);
  return groups.map(group => ({
    state: state ? String(group['#state']) : null,
    total: Number(group['#total']),
    sums: Object.fromEntries(amounts.map(amount => [amount, String(group[amount])])),
  }));
}

const added = (states: readonly StateTotal[], amounts: readonly string[]): Sums =>
  Object.fromEntries(
    amounts.map(name => [name, fromMinor(states.reduce((sum, { sums }) => sum + toMinor(sums[name] ?? '0'), 0n))]),
  );

async function tied(
  host: Host,
  caller: Caller,
  { tie, id }: { readonly tie: Tie; readonly id: number },
): Promise<Tied> {
  const { entity, name } = tie;
  const where = and(pointing(tie, id), withinScope({ caller, entity }));
  const rows = selectFrom(host.db, entity, columnsOf(entity))
    .where(where)
    .orderBy(desc(columnOf(tableOf(entity), 'id')))
    .limit(FEW);
  const [found, newest] = await Promise.all([totalsOf(host, { caller, entity }, where), rows]);
  const states = found.filter(({ total }) => total > 0);
  return {
    entity: entity.name,
    field: tie.line ?? name,
    total: states.reduce((sum, { total }) => sum + total, 0),
    sums: added(states, amountsOf(caller, entity)),
    states,
    rows: newest.map(row => summary(entity, toWire(entity, row, host, caller))),
  };
}

/** Everything that points to a record as one of these entities, as far as the caller may list it. */
export async function tiesOf(
  host: Host,
  caller: Caller,
  { kinds, id }: { readonly kinds: readonly Entity[]; readonly id: number },
): Promise<Tied[]> {
  const ties = kinds
    .flatMap(({ name }) => tiesTo(name))
    .filter(({ entity, name }) => allowed(caller, entity, 'list') && mayRead(caller, entity, name));
  return Promise.all(ties.map(tie => tied(host, caller, { tie, id })));
}
