import { sql } from 'drizzle-orm';
import { commandOf, type Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { execute } from '../../engine/commands/execute.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { RequestContext, CommandHandler } from '../../engine/context/host.ts';

const { purchase_request: entity } = entities;

/** Counts how many pieces of each line of a request are in purchases, and finds how far that brings it (rules B3). */
async function recount(tx: Database, id: number) {
  await tx.execute(sql`select 1 from purchase_request where id = ${id} for no key update`);
  await tx.execute(sql`
    update purchase_request_items as line set ordered = (
      select coalesce(sum(item.quantity - item.cancelled), 0) from purchase_final_items as item
        join purchase_final on purchase_final.id = item.owner
      where item.request_line = line.id and purchase_final.status <> 'cancelled')
    where owner = ${id}`);
  const { rows } = await tx.execute<{ now: string; next: string }>(sql`
    select status as now, case
        when not exists (select 1 from purchase_request_items where owner = request.id and ordered > 0)
          then case when sent_on is null then 'approved' else 'sent' end
        when exists (select 1 from purchase_request_items where owner = request.id and ordered < quantity)
          then 'partially_converted'
        else 'converted' end as next
    from purchase_request as request where id = ${id}`);
  return rows[0];
}

export const recountRequest: CommandHandler<Commands['recount_purchase_request']> = {
  async run({ tx, record }) {
    const { next } = (await recount(tx, record.id)) ?? {};
    return { ...(next && { to: next }), output: {} };
  },
};

/** Tells a request that something of it was ordered, or given up. One that is closed or cancelled stays so. */
export async function keepRequest(tx: Database, request: RequestContext, id: number): Promise<void> {
  const command = commandOf('recount_purchase_request');
  const { now, next } = (await recount(tx, id)) ?? {};
  if (now !== undefined && now !== next && command.from?.includes(now))
    await execute(tx, { ...request, entity }, { command, id, input: {}, locale: 'en' });
}
