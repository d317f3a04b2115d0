import { sql } from 'drizzle-orm';
import { isNotNil, omit, pick, pickBy } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { kin } from '#catalog/hajj/fly/mahram.ts';
import { custody } from '#catalog/hajj/custody/custody.ts';
import { contact, names, passport, refund } from '#catalog/hajj/pilgrimFields.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Stored, Values } from '#server/engine/context/values.ts';
import { createWithin, writeChanges } from '#server/engine/crud/write.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { copySealed } from '#server/engine/media/copySealed.ts';
import { refuse } from '#server/platform/problem.ts';
import { refusalOfZone } from './passportZone.ts';
import { barOfTwin } from './registeredOnce.ts';
import { recognised } from '#catalog/hajj/telling.ts';

const entity = entities.hajj_passenger_info;

/** Who somebody is, whatever journey they go on. */
const personal = [
  ['branch', 'pilgrim_type', 'management', 'resident_type', 'identity_kind', 'nid_number', 'birth_registration_no'],
  ...[names, passport, contact, refund].map(group => Object.keys(group)),
  ['family', 'dependants'],
].flat();
/** Where their passport is; only commands and this say it. */
const moved = Object.keys(custody);
/** Their papers; each file has copies of its own, since a sealed file belongs to one record. */
const papers = ['photo', 'passport_scan'];

/** The file of a later journey of somebody, where they have one that goes on. */
async function laterFile(tx: Database, file: unknown): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select later.id from hajj_passenger_info as earlier join hajj_passenger_info as later
      on later.first_file = coalesce(earlier.first_file, earlier.id) and later.id > earlier.id
    where earlier.id = ${file} and not ${inStates(sql`later.status`, withdrawn)}
    order by later.id desc limit 1`);
  return rows[0]?.id ?? null;
}

async function copiesOf(request: RequestContext, from: Stored, fields: readonly string[]): Promise<Values> {
  const copies: Values = {};
  for (const name of fields) {
    const path = from[name];
    if (typeof path === 'string') copies[name] = await copySealed(request, path);
  }
  return copies;
}

/** Her mahram goes with her next file where he has a later one, too; else he is to be said anew. */
async function mahramOf(tx: Database, request: RequestContext, from: Stored): Promise<Values> {
  const mahram = await laterFile(tx, from['mahram']);
  const relation = kin.find(one => one === from['mahram_relation']);
  if (mahram === null || !relation) return {};
  return { mahram, mahram_relation: relation, ...(await copiesOf(request, from, ['mahram_proof'])) };
}

/** Makes the next file of whoever a file is about, which says nothing of a journey yet; gives its id. */
export async function makeNextFile(
  tx: Database,
  request: RequestContext,
  { of, more }: { readonly of: number; readonly more: Values },
): Promise<number> {
  // Also where the caller may not see all that it names; they may see the file that it is made from.
  const own = { ...request, entity, caller: { ...systemCaller, ...pick(request.caller, ['id', 'email']) } };
  const from = await existingOf(tx, own, of);
  const body = {
    ...pickBy(pick(toWire(entity, from, request.host, true), personal), isNotNil),
    ...(await copiesOf(own, from, papers)),
    ...(await mahramOf(tx, own, from)),
    ...more,
  };
  // What was kept before anybody asked what it is does not keep somebody from their next journey.
  const isNoZone = refusalOfZone(body['passport_mrz']) !== undefined;
  // With their numbers it would be a second file of somebody, until it says whose next one it is.
  const made = Number(
    (await createWithin(tx, own, omit(body, [...recognised, ...moved, ...(isNoZone ? ['passport_mrz'] : [])])))['id'],
  );
  const first_file = Number(from['first_file'] ?? from['id']);
  const changes = { first_file, ...pick(body, [...recognised, ...moved]) };
  await writeChanges(tx, own, await existingOf(tx, own, made), { changes, action: 'update' });
  const twin = await barOfTwin(tx, request, { file: made, isLocked: true });
  refuse(twin ? [twin] : []);
  return made;
}
