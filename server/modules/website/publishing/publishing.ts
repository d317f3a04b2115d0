import { and, desc, eq, sql } from 'drizzle-orm';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { RequestContext, Effect } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { history, liveVersion } from '#server/engine/schema/systemTables.ts';

/** When a record was published last, as its history tells. */
async function publishedAt(tx: Database, { entity, host }: RequestContext, record: number): Promise<Date> {
  const [name = ''] = stateFieldOf(entity) ?? [];
  const [step] = await tx
    .select({ at: history.at })
    .from(history)
    .where(
      and(
        eq(history.entity, entity.name),
        eq(history.record, record),
        eq(history.action, 'transition'),
        sql`${history.after} ->> ${name} = 'published'`,
      ),
    )
    .orderBy(desc(history.id))
    .limit(1);
  return step?.at ?? host.clock();
}

async function keepLive(tx: Database, request: RequestContext, before: Wire): Promise<void> {
  const record = Number(before['id']);
  const version = { values: before, published_at: await publishedAt(tx, request, record) };
  await tx
    .insert(liveVersion)
    .values({ entity: request.entity.name, record, ...version })
    .onConflictDoUpdate({ target: [liveVersion.entity, liveVersion.record], set: version });
}

/**
 * What is published stays on the website while it is reworked: taken back to draft, a record leaves the version that
 * was published behind, until it is published again, archived or deleted.
 */
export const publishing: Effect = {
  async check(_tx, { entity }, merged) {
    const [name = ''] = stateFieldOf(entity) ?? [];
    return merged[name] === 'scheduled' && !merged['publish_at'] ? [violation('publish_at', 'required')] : [];
  },
  async afterChange(tx, request, { before, after }) {
    const [name = ''] = stateFieldOf(request.entity) ?? [];
    const [was, is] = [before?.[name], after?.[name]];
    if (!before || was === is) return;
    if (was === 'published' && is === 'draft') return keepLive(tx, request, before);
    if (is && is !== 'published' && is !== 'archived') return;
    await tx
      .delete(liveVersion)
      .where(and(eq(liveVersion.entity, request.entity.name), eq(liveVersion.record, Number(before['id']))));
  },
};
