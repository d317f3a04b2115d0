import { sql } from 'drizzle-orm';
import { held } from '#catalog/donations/donation.ts';
import { moneyLedgerOf } from '#server/modules/ledger/vouchers/moneyLedger.ts';
import { type Gift, giftOf, postReceived, postTaken } from '#server/modules/donations/funds/fundEntry.ts';
import { addDays } from '../calendar.ts';
import type { Ground } from '../ground.ts';
import { deskOf } from './enterPast.ts';

/** Days after which a donation was spent for its cause, or given back. */
const LATER = { allocated: 30, refunded: 5 } as const;

/** Enters what the demo was given into the funds of its causes, and what was spent or given back since. */
export async function enterDonations(ground: Ground, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { db, today } = ground;
  await db.execute(sql`update paymentmethod set ledger = ${ledgers.get('Bank')} where type <> 'cash'`);
  const { rows } = await db.execute<Record<string, unknown> & { status: string }>(sql`
    select id, status, donation_no, cause, amount::text, donated_on::text, payment_method from donation
    where status in ${[...held, 'refunded']} order by id`);
  const taken: { gift: Gift; event: 'release' | 'refund'; day: string; to: number }[] = [];
  for (const { status, ...row } of rows) {
    const gift = giftOf(row);
    const money = await moneyLedgerOf(db, gift.payment_method);
    await postReceived(db, deskOf(ground, { on: gift.donated_on, of: 'donation' }), gift, money);
    const after = Object.entries(LATER).find(([state]) => state === status)?.[1];
    if (after === undefined) continue;
    const later = addDays(gift.donated_on, after);
    const day = later < today ? later : gift.donated_on;
    const income = ledgers.get('Donations Spent for Causes') ?? 0;
    taken.push(
      status === 'refunded' ? { gift, event: 'refund', day, to: money } : { gift, event: 'release', day, to: income },
    );
  }
  for (const { gift, ...taking } of taken)
    await postTaken(db, deskOf(ground, { on: taking.day, of: 'donation' }), gift, {
      ...taking,
      permit: async () => {},
    });
}
