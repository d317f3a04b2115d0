import { sql } from 'drizzle-orm';
import { recordChange } from '../../history/record.ts';
import type { Desk } from '../../host.ts';
import type { Database } from '../../db/Database.ts';

/** Where an approved request stands by what of it is in purchases (rules B3). */
const STANDING = sql`
  case when (select sum(ordered) from purchase_request_items where owner = request.id) = 0
      then case when sent_on is null then 'approved' else 'sent' end
    when exists (select 1 from purchase_request_items where owner = request.id and ordered < quantity)
      then 'partially_converted'
    else 'converted' end`;

/**
 * Counts anew how many pieces of each line of a request are in purchases, and moves the request as far as that brings it.
 * One that is closed stays so.
 */
export async function keepRequest(tx: Database, { host, caller }: Pick<Desk, 'host' | 'caller'>, id: number): Promise<void> {
  const { rows: found } = await tx.execute<{ status: string }>(sql`
    select status from purchase_request where id = ${id} for no key update`);
  await tx.execute(sql`
    update purchase_request_items as line set ordered = (
      select coalesce(sum(item.quantity - item.cancelled), 0) from purchase_final_items as item
        join purchase_final on purchase_final.id = item.owner
      where item.request_line = line.id and purchase_final.status <> 'cancelled')
    where owner = ${id}`);
  const { rows } = await tx.execute<{ status: string }>(sql`
    update purchase_request as request set status = ${STANDING}, version = version + 1
    where id = ${id} and status in ('approved', 'sent', 'partially_converted', 'converted') and status <> ${STANDING}
    returning status`);
  const [before, after] = [found[0], rows[0]];
  if (!before || !after) return;
  const change = { entity: 'purchase_request', record: id, action: 'transition', before, after } as const;
  await recordChange(tx, host, caller, change);
}
