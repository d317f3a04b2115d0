import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import type { Backfill } from '#server/engine/context/host.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import { dayOfState } from '../../ledger/backfill/dayOfState.ts';
import { duesOf, postBilled } from './duesEntry.ts';
import { enterPayment } from './payDues.ts';

/** Bills of members' months from before they posted, and what was paid of them. */
export const duesBackfill: Backfill = {
  entity: 'monthly_subscription',
  candidates: zone => sql`
    select id, amount, subscription_date as day, false as is_over, case when status = 'paid' then
      ${dayOfState('monthly_subscription', { id: sql`monthly_subscription.id`, state: sql`'paid'`, own: sql`subscription_date` }, zone)}
      end as later
    from monthly_subscription`,
  async post(tx, request, { id, later }) {
    const stored = await findStored(tx, entities.monthly_subscription, id);
    if (!stored) return;
    const dues = duesOf(toWire(entities.monthly_subscription, stored, request.host, true));
    await postBilled(tx, request, dues);
    if (later !== null) await enterPayment(tx, request, dues, later);
  },
};
