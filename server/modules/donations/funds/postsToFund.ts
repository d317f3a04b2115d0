import { sql } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import { violation, type Violation } from '#catalog/engine/violations/violation.ts';
import type { RequestContext, Effect } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { isInBooks } from '../../ledger/vouchers/inBooks.ts';
import { moneyLedgerOf } from '../../ledger/vouchers/moneyLedger.ts';
import { requireOpenPeriod } from '../../ledger/years/periods.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { type Gift, giftOf, postReceived, postTaken } from './fundEntry.ts';

/** Cash or bank into which a donation has come, or would have. */
async function moneyOf(tx: Database, { id, payment_method }: Gift): Promise<number> {
  const { rows } = await tx.execute<{ ledger: number }>(sql`
    select ledger from account_log join posting on posting.id = posting
    where source_type = 'donation' and source_id = ${id} and source_event = 'post' and debit_amount > 0`);
  return rows[0]?.ledger ?? moneyLedgerOf(tx, payment_method);
}

const ahead = (day: string, today: string): Violation[] =>
  day > today ? [violation('donated_on', 'future_date')] : [];

async function receive(tx: Database, request: RequestContext, gift: Gift, today: string): Promise<void> {
  if (!(await isInBooks(tx, gift.donated_on))) return;
  refuse([...(await requireOpenPeriod(tx, 'donated_on', gift.donated_on)), ...ahead(gift.donated_on, today)]);
  await postReceived(tx, request, gift, await moneyLedgerOf(tx, gift.payment_method));
}

async function take(
  tx: Database,
  request: RequestContext,
  gift: Gift,
  on: { today: string; event: 'release' | 'refund' },
) {
  const { event } = on;
  // A donation leaves its fund no earlier than it came.
  const day = on.today < gift.donated_on ? gift.donated_on : on.today;
  if (!(await isInBooks(tx, day))) return;
  const to = event === 'refund' ? await moneyOf(tx, gift) : await ledgerOfType(tx, 'donation_income');
  await postTaken(tx, request, gift, {
    to,
    day,
    event,
    permit: async () => refuse(await requireOpenPeriod(tx, 'donated_on', day)),
  });
}

/** Enters into the books what becomes of a donation, in the transaction in which it does (rules A2, B6). */
export const postsToFund: Effect = {
  async afterChange(tx, request, { before, after }) {
    const [was, is] = [before?.['status'], after?.['status']];
    // A new one is a promise, whose number may still be to come.
    if (!before || !after || was === is) return;
    const gift = giftOf(after);
    const today = dayIn(request.host.timeZone, request.host.clock());
    if (was === 'pledged' && is === 'received') await receive(tx, request, gift, today);
    if (is === 'allocated') await take(tx, request, gift, { today, event: 'release' });
    if (is === 'refunded') await take(tx, request, gift, { today, event: 'refund' });
  },
};
