import { uniqBy } from 'es-toolkit';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { changedOf, existingOf, inOwnScope, madeOf, outsideScope, readsBack } from '../access/scope.ts';
import { brokenRules } from '#catalog/engine/rules.ts';
import { transact, type TransactOptions } from '../../platform/db/transact.ts';
import {
  afterChange,
  beforeChange,
  beforeDelete,
  bodyToCreate,
  effectViolations,
  suppliedValues,
} from '../records/runEffects.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Stored, Wire, Values } from '../context/values.ts';
import { recordChange } from '../records/recordHistory.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { foreignMedia, keepMedia } from '../media/attachments.ts';
import { circles } from './circle.ts';
import { asProblem } from './conflict.ts';
import { foreignLines, withKeptFields } from '../records/lines.ts';
import { forHistory, toWire } from '../records/record.ts';
import { isWrittenSince } from '../records/isWrittenSince.ts';
import { releaseKin, removeRow } from './removal.ts';
import { insertStored, stored, updateRow } from './store.ts';
import { takenKeys } from './takenKeys.ts';
import { fieldsWrittenBy } from '../access/unreadLines.ts';
import { confidentialReferences, outsideParent, readValues, takenFields, unknownReferences } from './validate.ts';

/**
 * The values to write, or all that is wrong with a body at once: kinds, references, uniqueness, and the entity's own
 * rules.
 */
async function checked(tx: Database, request: RequestContext, body: Values, existing?: Stored): Promise<Values> {
  const { entity, caller } = request;
  const situation = { db: tx, entity, caller, calendar: calendarOf(request.host), ...(existing && { existing }) };
  const present = existing && toWire(entity, existing, request.host, true);
  const { values: given, violations } = readValues(body, situation);
  const values = withKeptFields(fieldsWrittenBy(caller, entity), given, present);
  const merged = { ...present, ...values };
  const first = [
    ...violations,
    ...foreignLines(entity.fields, values, existing),
    ...outsideScope(request, values, existing),
    ...(await unknownReferences(values, situation)),
    ...(await confidentialReferences(values, situation)),
    ...(await foreignMedia(tx, request, values, existing)),
  ];
  const draft = { id: Number(existing?.['id'] ?? 0), merged, values, found: first };
  const found = [
    ...first,
    ...(await takenFields(values, situation)),
    ...(await takenKeys(tx, entity, draft)),
    ...(await outsideParent(merged, situation)),
    ...(existing ? await circles(tx, entity, { id: Number(existing['id']), values }) : []),
    ...brokenRules(entity, merged),
    ...(await effectViolations(tx, request, { merged, ...(existing && { existing }) })),
  ];
  refuse(uniqBy(found, one => one.field));
  return { ...values, ...(await suppliedValues(tx, request, { merged, ...(existing && { existing }) })) };
}

/** Runs a change in one transaction and says what the database refuses in the caller's terms. */
export async function inTransaction<T>(
  { host, entity }: Pick<RequestContext, 'host' | 'entity'>,
  work: (tx: Database) => Promise<T>,
  options?: TransactOptions,
): Promise<T> {
  try {
    return await transact(host.db, work, options);
  } catch (error) {
    throw asProblem(error, entity);
  }
}

/** 412 unless the record has one of the versions that the caller named, if they named any. */
export function demandVersion(found: Stored, versions: readonly number[] | undefined): void {
  if (versions && !versions.includes(Number(found['version'])))
    throw new Problem(412, 'stale', { body: { version: found['version'] } });
}

const author = (request: RequestContext) => ({
  caller: request.caller,
  now: request.host.clock(),
  readsBack: readsBack(request),
});

/** Creates a record within a transaction; gives its wire form. */
export async function createWithin(tx: Database, request: RequestContext, body: Values): Promise<Wire> {
  const { entity, host, caller } = request;
  const wanted = await checked(tx, request, inOwnScope(request, await bodyToCreate(tx, request, body)));
  const values = { ...wanted, ...request.given };
  const row = await insertStored(tx, entity, await stored(entity, values, host), author(request));
  const id = Number(row['id']);
  await keepMedia(tx, request, { record: id, after: values });
  const wire = toWire(entity, await madeOf(tx, request, row), host, true);
  const given = Object.keys(values).filter(name => wire[name] !== null && wire[name] !== undefined);
  await recordChange(tx, host, caller, {
    entity: entity.name,
    record: id,
    action: 'create',
    before: {},
    after: forHistory(entity, wire, given),
  });
  await afterChange(tx, request, { after: wire });
  return wire;
}

const differing = (before: Wire, values: Values): string[] =>
  Object.keys(values).filter(name => JSON.stringify(before[name] ?? null) !== JSON.stringify(values[name] ?? null));

/** What a body would change of a record, once it is found right for the caller. */
export async function judged(tx: Database, request: RequestContext, found: Stored, body: Values): Promise<Values> {
  const { entity, caller } = request;
  const values = await checked(tx, request, body, found);
  const names = differing(comparable(request, found), values);
  const changes = Object.fromEntries(names.map(name => [name, values[name]]));
  if (isAccount(entity) && found['id'] === caller.id && losesRights(entity, changes))
    throw new Problem(409, 'own_account');
  return changes;
}

/** What somebody wants of a record, on which versions of it, and why if they say so. */
interface UpdateRequest {
  readonly body: Values;
  readonly versions?: readonly number[] | undefined;
  readonly reason?: string;
}

/** Changes a record within a transaction. Values equal to the present ones change nothing and leave no trace. */
export async function updateWithin(
  tx: Database,
  request: RequestContext,
  id: number,
  { body, versions, ...why }: UpdateRequest,
): Promise<Wire> {
  const found = await existingOf(tx, request, id);
  demandVersion(found, versions);
  const changes = await judged(tx, { ...request, ...why }, found, body);
  if (Object.keys(changes).length === 0) return toWire(request.entity, found, request.host, true);
  return writeChanges(tx, request, found, { changes, action: 'update', ...why });
}

/** Changes to write, and what the history says of them beside. */
interface Writing {
  readonly changes: Values;
  readonly action: 'update' | 'transition';
  /** Verb of the command that makes them. */
  readonly command?: string;
  readonly reason?: string;
}

/** Writes changes that were found right, with their history and what follows from them. */
export async function writeChanges(
  tx: Database,
  request: RequestContext,
  found: Stored,
  { changes, ...story }: Writing,
): Promise<Wire> {
  const { entity, host, caller } = request;
  const [id, names] = [Number(found['id']), Object.keys(changes)];
  const [state = ''] = stateFieldOf(entity) ?? [];
  if (names.includes(state) && story.action !== 'transition') throw new Error(`${entity.name} moves by commands alone`);
  await beforeChange(tx, request, found);
  const row = await updateRow(tx, entity, { id, values: await stored(entity, changes, host) }, author(request));
  await keepMedia(tx, request, { record: id, before: found, after: changes });
  const after = toWire(entity, await changedOf(tx, request, found, { names, row }), host, true);
  await recordChange(tx, host, caller, {
    ...story,
    entity: entity.name,
    record: id,
    before: forHistory(entity, comparable(request, found), names),
    // A password is in no record that is read; that it changed is in the changes alone.
    after: forHistory(entity, { ...changes, ...after }, names),
  });
  await afterChange(tx, request, { before: toWire(entity, found, host, true), after });
  // What follows may have moved the record itself on.
  return (await isWrittenSince(tx, entity, after))
    ? toWire(entity, await existingOf(tx, request, id), host, true)
    : after;
}

/** Wire values as a request would give them: sealed links without their signature. */
function comparable({ entity, host }: RequestContext, found: Stored): Wire {
  const wire = toWire(entity, found, host, true);
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'image' || field.kind === 'file') wire[name] = found[name] ?? null;
  }
  return wire;
}

/** Whether the entity's records are those that sign in. */
const isAccount = (entity: Entity): boolean => Object.values(entity.fields).some(field => field.kind === 'password');

/** Whoever took the right to sign in, or to administrate, from themselves could not give it back. */
const losesRights = (entity: Entity, changes: Values): boolean =>
  Object.entries(entity.fields).some(
    ([name, { kind, adminOnly }]) => kind === 'flag' && adminOnly && changes[name] === false,
  );

/** Deletes a record within a transaction; 404 when there is none, 409 when others refer to it. */
export async function deleteWithin(
  tx: Database,
  request: RequestContext,
  id: number,
  versions?: readonly number[],
): Promise<void> {
  const { entity, host, caller } = request;
  const found = await existingOf(tx, request, id);
  demandVersion(found, versions);
  if (isAccount(entity) && id === caller.id) throw new Problem(409, 'own_account');
  await beforeDelete(tx, request, found);
  await releaseKin(tx, request, id);
  await removeRow(tx, request, id);
  await keepMedia(tx, request, { record: id, before: found });
  const wire = toWire(entity, found, host, true);
  const before = forHistory(
    entity,
    wire,
    Object.keys(entity.fields).filter(name => wire[name] !== null),
  );
  const why = request.reason === undefined ? {} : { reason: request.reason };
  await recordChange(tx, host, caller, {
    entity: entity.name,
    record: id,
    action: 'delete',
    before,
    after: {},
    ...why,
  });
  await afterChange(tx, request, { before: wire });
}
