import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import type { Backfill } from '#server/engine/context/host.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import { dayOfState } from '../../ledger/backfill/dayOfState.ts';
import { moneyLedgerOf } from '../../ledger/vouchers/moneyLedger.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { giftOf, postReceived, postTaken } from './fundEntry.ts';

/** Donations from before they posted; of those that were given back nothing remains. */
export const donationBackfill: Backfill = {
  entity: 'donation',
  candidates: zone => sql`
    select id, amount, donated_on as day, status = 'refunded' as is_over,
      case when donated_on > (now() at time zone ${zone})::date then donated_on when status = 'allocated' then
        ${dayOfState('donation', { id: sql`donation.id`, state: sql`'allocated'`, own: sql`donated_on` }, zone)} end as later
    from donation where status <> 'pledged'`,
  async post(tx, request, { id, later }) {
    const stored = await findStored(tx, entities.donation, id);
    if (!stored) return;
    const gift = giftOf(toWire(entities.donation, stored, request.host, true));
    await postReceived(tx, request, gift, await moneyLedgerOf(tx, gift.payment_method));
    if (later === null) return;
    const to = await ledgerOfType(tx, 'donation_income');
    await postTaken(tx, request, gift, { to, day: later, event: 'release', permit: async () => {} });
  },
};
