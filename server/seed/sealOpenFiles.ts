import { asc, eq, like } from 'drizzle-orm';
import { type Entity, ownFields, rootOf } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { outageOf } from '../platform/db/outage.ts';
import { seeded, uploaded } from '../engine/schema/systemTables.ts';
import { columnOf, tableOf } from '../engine/schema/tables.ts';
import { failureForLog } from '../platform/forLog.ts';
import type { Host } from '../engine/context/host.ts';
import type { Database, PooledDatabase } from '../platform/services/Database.ts';
import { OPEN, maskHistory } from './maskHistory.ts';
import { release, sweepReleased } from './releasedFiles.ts';
import { once } from './reference/once.ts';
import { alone } from './seedLock.ts';

type Sealer = Pick<Host, 'files' | 'clock' | 'log'> & { readonly db: PooledDatabase };

interface FileField {
  readonly entity: Entity;
  readonly field: string;
}

/** Where private files are named. Lines have none. */
const places: readonly FileField[] = entityList.flatMap(entity =>
  ownFields(entity)
    .filter(([, { kind, sealed }]) => sealed && (kind === 'image' || kind === 'file'))
    .map(([field]) => ({ entity, field })),
);

/** Under which name is kept that the history of a place has been masked. */
const setOf = ({ entity, field }: FileField): string => `sealed/${entity.name}.${field}`;

/**
 * Stores an open file anew under a name that tells nothing. It is written down outside of the transaction, so that a
 * crash leaves no file that the sweep does not know.
 */
async function storeSealed({ db, files, clock }: Sealer, path: string): Promise<string> {
  const file = await files.read(path);
  if (!file) throw new Error('the file is not there');
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  const [former] = await db.select({ by: uploaded.by }).from(uploaded).where(eq(uploaded.path, path));
  const now = clock();
  return files.save(bytes, path.split('.').at(-1) ?? '', 'sealed', async anew => {
    await db
      .insert(uploaded)
      .values({ path: anew, by: former?.by ?? null, size: bytes.length, at: now, free_since: now });
  });
}

/** Gives one record its file under a sealed name, unless another process has done so meanwhile. */
async function sealOne(tx: Database, sealer: Sealer, { entity, field }: FileField, id: number): Promise<void> {
  const table = tableOf(entity);
  const isIt = eq(columnOf(table, 'id'), id);
  const [row] = await tx
    .select({ path: columnOf(table, field) })
    .from(table)
    .where(isIt)
    .for('update');
  const path = String(row?.path);
  if (!path.startsWith(OPEN)) return;
  const anew = await storeSealed(sealer, path);
  await tx
    .update(table)
    .set({ [field]: anew })
    .where(isIt);
  await tx
    .update(uploaded)
    .set({ entity: rootOf(entity).name, record: id, free_since: null })
    .where(eq(uploaded.path, anew));
  const named = await maskHistory(tx, { entity, field, record: id });
  await release(tx, [path, ...named], sealer.clock());
}

/** What fails is left as it was for the next start: a file that cannot be read must not keep the agency from working. */
async function sealPlace(sealer: Sealer, place: FileField): Promise<void> {
  const { db, log } = sealer;
  const table = tableOf(place.entity);
  const [id, path] = [columnOf(table, 'id'), columnOf(table, place.field)];
  const rows = await db
    .select({ id })
    .from(table)
    .where(like(path, `${OPEN}%`))
    .orderBy(asc(id));
  const failures: unknown[] = [];
  for (const row of rows) {
    await alone(db, tx => sealOne(tx, sealer, place, Number(row.id))).catch((error: unknown) => {
      if (outageOf(error) === 'away') throw error;
      failures.push(error);
    });
  }
  if (failures.length === 0) return;
  const { entity, field } = place;
  const of = { entity: entity.name, field, count: failures.length };
  log({ level: 'error', event: 'files not sealed', ...of, ...failureForLog(failures[0]) });
}

/**
 * Seals what was stored open in fields that have become private since. May run at every start, in several processes,
 * and again after one that ended in the middle: each record is done in one transaction, and the open file goes last.
 */
export async function sealOpenFiles(sealer: Sealer): Promise<void> {
  for (const place of places) await sealPlace(sealer, place);
  // Of pictures that were replaced, and of records that are no more, only the history still knows.
  const given = new Set((await sealer.db.select().from(seeded)).map(({ name }) => name));
  for (const place of places.filter(one => !given.has(setOf(one))))
    await alone(sealer.db, tx =>
      once(tx, setOf(place), async () => release(tx, await maskHistory(tx, place), sealer.clock())),
    );
  await sweepReleased(sealer);
}
