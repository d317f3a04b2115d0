import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { Effect } from '../../engine/context/host.ts';

/**
 * What is bought is bought of a vendor (rules B3): of no customer, employee, member, pilgrim or cause. Whoever was entered
 * by hand is of no kind, and may be one. What stands already may stay.
 */
export const boughtOfVendor: Effect = {
  async check(tx, { entity }, { id, party }) {
    if (typeof party !== 'number') return [];
    const { rows } = await tx.execute(sql`
      select from party where id = ${party} and source_type is not null
        and not (source_type = 'user' and exists (select from vendor where vendor.id = source_id))
        and not exists (select from ${tableOf(entity)} as stored where stored.id = ${Number(id ?? 0)} and stored.party = party.id)`);
    return rows.map(() => violation('party', 'not_vendor'));
  },
};
