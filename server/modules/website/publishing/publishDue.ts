import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import type { SystemReason } from '#catalog/engine/systemReasons.ts';
import { isPublishable } from '#catalog/website/publication.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { moveWithin } from '#server/engine/commands/transition.ts';
import { inTransaction } from '#server/engine/crud/write.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import { failureForLog } from '#server/platform/forLog.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** Most records of an entity that one sweep publishes; the next one takes the others. */
const BATCH = 200;

function dueIn({ clock }: Host, entity: Entity) {
  const table = tableOf(entity);
  const [state = ''] = stateFieldOf(entity) ?? [];
  return {
    table,
    id: columnOf(table, 'id'),
    where: and(eq(columnOf(table, state), 'scheduled'), lte(columnOf(table, 'publish_at'), clock())),
  };
}

/** Publishes one record, unless another process is about it or somebody has changed their mind. */
async function publish(tx: Database, host: Host, entity: Entity, record: number): Promise<void> {
  const { table, id, where } = dueIn(host, entity);
  const [due] = await tx
    .select({ id })
    .from(table)
    .where(and(where, eq(id, record)))
    .for('no key update', { skipLocked: true });
  const reason: SystemReason = 'publish_due';
  if (due)
    await moveWithin(tx, { host, entity, caller: systemCaller }, record, {
      input: {},
      to: 'published',
      reason,
      locale: 'en',
    });
}

async function publishDueOf(host: Host, entity: Entity): Promise<void> {
  const { table, id, where } = dueIn(host, entity);
  const due = await host.db
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(asc(sql`publish_at`), asc(id))
    .limit(BATCH);
  for (const one of due) {
    await inTransaction({ host, entity }, tx => publish(tx, host, entity, Number(one.id))).catch((error: unknown) =>
      host.log({
        level: 'error',
        event: 'record not published',
        entity: entity.name,
        record: one.id,
        ...failureForLog(error),
      }),
    );
  }
}

/**
 * Publishes all content whose time has come. Safe to run in several processes at once; one record that fails holds up
 * no other.
 */
export async function publishDue(host: Host): Promise<void> {
  for (const entity of entityList.filter(isPublishable)) await publishDueOf(host, entity);
}
