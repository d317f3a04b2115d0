import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '#server/engine/context/host.ts';

/** An order goes to an address of whose it is. What stands already may stay. */
export const shipsToCustomer: Effect = {
  async check(tx, _desk, { id, party, shipping_address: address }) {
    if (typeof party !== 'number' || typeof address !== 'number') return [];
    const { rows } = await tx.execute(sql`
      select from shippingaddress as address where id = ${address}
        and not exists (select from party
          where party.id = ${party} and source_type = 'user' and source_id = address.customer)
        and not exists (select from "order" as stored
          where stored.id = ${Number(id ?? 0)} and stored.party = ${party} and shipping_address = address.id)`);
    return rows.map(() => violation('shipping_address', 'outside', { parent: 'party' }));
  },
};
