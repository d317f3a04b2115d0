import { and, eq, sql } from 'drizzle-orm';
import { isEqual, pick } from 'es-toolkit';
import { type Entity, rootOf } from '#catalog/engine/defineEntity.ts';
import { entities, entityNamed } from '#catalog/registry/entities.ts';
import { kindsOfPeople } from '#catalog/registry/marks.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Stored, Wire } from '#server/engine/context/values.ts';
import type { RequestContext, Effect } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { findStored } from '#server/engine/records/select.ts';
import { insertRow, updateRow } from '#server/engine/crud/store.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import { Problem } from '#server/platform/problem.ts';
import { copied, toldAnew, toldOfParty } from './toldOfParty.ts';

const { party } = entities;
const table = tableOf(party);
const column = (name: string) => columnOf(table, name);

/** Whether records become parties when they are made (rule L4): of accounts those that are something to the agency. */
const becomesParty = (entity: Entity): boolean =>
  rootOf(entity) !== entities.user || kindsOfPeople.some(name => name === entity.name);

async function partyOf(tx: Database, source: string, id: number) {
  const [found] = await tx
    .select(Object.fromEntries(['id', ...copied].map(name => [name, column(name)])))
    .from(table)
    .where(and(eq(column('source_type'), source), eq(column('source_id'), id)));
  return found;
}

const firstFileOf = (record: Stored | null | undefined): number | null =>
  typeof record?.['first_file'] === 'number' ? record['first_file'] : null;

/** Whose party somebody is: all files of one person are one payer, that of the first of them. */
async function payerOf(tx: Database, source: string, id: number): Promise<number> {
  const entity = entityNamed(source);
  return 'first_file' in entity.fields ? (firstFileOf(await findStored(tx, entity, id)) ?? id) : id;
}

/** The party of a person or a cause; one that is missing is a defect, since it is made with its record. */
export async function partyIdOf(tx: Database, source: string, id: number): Promise<number> {
  const found = await partyOf(tx, source, await payerOf(tx, source, id));
  if (!found) throw new Error(`${source} ${id} is no party`);
  return Number(found['id']);
}

/**
 * Whoever is gone stays in the books under their name, where anything was posted for them. Where they were written to
 * goes with their record.
 */
async function release(tx: Database, id: unknown): Promise<void> {
  await tx.execute(sql`
    with used as (select exists (select 1 from account_log where party = ${id}) as is_used),
      gone as (delete from party where id = ${id} and not (select is_used from used))
    update party set is_active = false, source_type = null, source_id = null, email = null, address = null
      where id = ${id} and (select is_used from used)`);
}

/** What the record of a person says now, and which fields of a party that tells anew. */
interface Told {
  readonly after: Wire;
  readonly anew: readonly string[];
}

/** A later file of somebody says anew what they are called, where it says something else than before. */
async function tellFirst(tx: Database, { entity, caller, host }: RequestContext, told: Told) {
  const first = firstFileOf(told.after);
  const known = first === null ? undefined : await partyOf(tx, entity.name, first);
  if (!known) return;
  const values = pick(await toldOfParty(tx, entity, told.after), told.anew);
  await updateRow(tx, party, { id: Number(known['id']), values }, { caller, now: host.clock() });
}

/** Keeps the party of a person beside their record: made with it, called as it is. */
export const keepsParty: Effect = {
  async afterChange(tx, request, { before, after }) {
    const { entity, caller, host } = request;
    const source = rootOf(entity).name;
    const [was, first] = [before && firstFileOf(before), firstFileOf(after)];
    const anew = before && after ? toldAnew(entity, before, after) : [];
    if (before && after && was === first && anew.length === 0) return;
    // What has just been made is no party yet.
    const known = before && (await partyOf(tx, source, Number(before['id'])));
    if (!after) return known && release(tx, known['id']);
    if (anew.length > 0) await tellFirst(tx, request, { after, anew });
    // It turns out to be a later file of somebody who is a party already.
    if (before && was === null && first !== null) return known && release(tx, known['id']);
    if (known ? anew.length === 0 : first !== null || !becomesParty(entity)) return;
    const told = await toldOfParty(tx, entity, after);
    const author = { caller, now: host.clock() };
    if (known) {
      const values = pick(told, anew);
      if (isEqual(pick(known, Object.keys(values)), values)) return;
      return void (await updateRow(tx, party, { id: Number(known['id']), values }, author));
    }
    await insertRow(tx, party, { ...told, source_type: source, source_id: after['id'], is_active: true }, author);
  },
};

/** A person's own record says what they are called. */
export const ofPerson: Effect = {
  async check(tx, _desk, merged) {
    const stored = typeof merged['id'] === 'number' ? await findStored(tx, party, merged['id']) : undefined;
    if (!stored?.['source_type']) return [];
    return copied.filter(name => stored[name] !== merged[name]).map(name => violation(name, 'from_person'));
  },
  closes: async (_db, _desk, stored) =>
    stored['source_type'] ? copied.map(field => ({ field, because: 'from_person' })) : [],
  async beforeDelete(_tx, _desk, stored) {
    if (stored['source_type']) throw new Problem(409, 'party_of_person');
  },
};
