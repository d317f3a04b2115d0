import type { SQL } from 'drizzle-orm';
import { uniqBy } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { type Closure, closedFields } from '#catalog/engine/access/closedFields.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import type { Stored, Values } from '../context/values.ts';
import type { RequestContext, Change, Draft, Effect, MarksAsked, NameAsked } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';

/** Effects on an entity, those of what it extends first. */
function effectsOn({ host, entity }: Pick<RequestContext, 'host' | 'entity'>): Effect[] {
  const lineage: Entity[] = [];
  for (let one: Entity | undefined = entity; one; one = one.base) lineage.unshift(one);
  return lineage.flatMap(one => host.effects[one.name] ?? []);
}

/** The body of a new record after the effects' first word. */
export async function bodyToCreate(tx: Database, request: RequestContext, given: Values): Promise<Values> {
  let body = given;
  for (const effect of effectsOn(request)) body = (await effect.beforeCreate?.(tx, request, body)) ?? body;
  return body;
}

/** The condition of one of an entity's selections; undefined where it has none of that name. */
export const selectionOf = (request: Pick<RequestContext, 'host' | 'entity'>, name: string): SQL | undefined =>
  // What every object has, such as `constructor`, is none of them.
  effectsOn(request).find(({ selections }) => selections && Object.hasOwn(selections, name))?.selections?.[name];

/** Locks what the effects of rows that are about to be written will lock. */
export const lockAhead = async (tx: Database, request: RequestContext, rows: readonly Values[]): Promise<void> => {
  await mapInOrder(effectsOn(request), async effect => effect.lockAhead?.(tx, request, rows));
};

/** What the effects tell of records that are called alike; undefined where none tells anything. */
export const toldMarks = (db: Database, request: RequestContext, asked: MarksAsked) =>
  effectsOn(request)
    .find(({ marks }) => marks)
    ?.marks?.(db, request, asked);

/** The record that a sheet calls by a text that is no title; undefined where the effects know of none. */
export const namedBy = (tx: Database, request: RequestContext, asked: NameAsked): Promise<number | undefined> =>
  effectsOn(request)
    .find(({ named }) => named)
    ?.named?.(tx, request, asked) ?? Promise.resolve(undefined);

/** What the effects find wrong with a record. */
export const effectViolations = async (
  tx: Database,
  request: RequestContext,
  { merged, existing }: Draft,
): Promise<Violation[]> =>
  (
    await mapInOrder(effectsOn(request), async effect => (await effect.check?.(tx, request, merged, existing)) ?? [])
  ).flat();

/** Values of a record that the effects give. */
export const suppliedValues = async (tx: Database, request: RequestContext, draft: Draft): Promise<Values> =>
  Object.assign(
    {},
    ...(await mapInOrder(effectsOn(request), async effect => (await effect.supply?.(tx, request, draft)) ?? {})),
  );

export const beforeChange = async (tx: Database, request: RequestContext, stored: Stored): Promise<void> =>
  void (await mapInOrder(effectsOn(request), async effect => effect.beforeChange?.(tx, request, stored)));

export const afterChange = async (tx: Database, request: RequestContext, change: Change): Promise<void> =>
  void (await mapInOrder(effectsOn(request), async effect => effect.afterChange?.(tx, request, change)));

export const beforeDelete = async (tx: Database, request: RequestContext, stored: Stored): Promise<void> =>
  void (await mapInOrder(effectsOn(request), async effect => effect.beforeDelete?.(tx, request, stored)));

/**
 * What stays closed of a record to a caller who may edit such records, and why: by the fields themselves, and by the
 * effects.
 */
export async function closures(db: Database, request: RequestContext, record: Stored): Promise<Closure[]> {
  if (!allowed(request.caller, request.entity, 'edit')) return [];
  const found = await mapInOrder(
    effectsOn(request),
    async effect => (await effect.closes?.(db, request, record)) ?? [],
  );
  return uniqBy([...found.flat(), ...closedFields(request.caller, request.entity, 'edit')], one => one.field);
}
