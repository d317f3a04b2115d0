import { sql } from 'drizzle-orm';
import { drawn, leftOf, type Open } from '#catalog/bills/settlement/Open.ts';
import { donation } from '#catalog/donations/donation.ts';
import { sum } from '#catalog/engine/money/money.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { isInBooks } from '../../ledger/vouchers/inBooks.ts';
import { partyIdOf } from '../../ledger/chart/parties.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { lockParties, openItemsWhere } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';

/** A donation, its amount in minor units. */
export const giftOf = (record: unknown) => recordOf(donation, record, ['donation_no']);
export type Gift = ReturnType<typeof giftOf>;

/** Where the money of a cause stands: its part of the funds. */
interface Fund {
  readonly ledger: number;
  readonly party: number;
}

const fundOf = async (tx: Database, { cause }: Gift): Promise<Fund> => ({
  ledger: await ledgerOfType(tx, 'donation_fund'),
  party: await partyIdOf(tx, 'cause', cause),
});

/**
 * What a donation has in the fund of its cause: its own row, or, of one from before the books, as much of what they began
 * with. The fund is locked until the transaction ends, so that it never falls below nothing.
 */
async function heldIn(tx: Database, { ledger, party }: Fund, { id, donated_on }: Gift): Promise<Open[]> {
  await lockParties(tx, [party]);
  const own = (await isInBooks(tx, donated_on))
    ? sql`log_type = 'donation' and source_id = ${id}`
    : sql`log_type = 'opening_balance'`;
  return openItemsWhere(
    tx,
    sql`ledger = ${ledger} and party = ${party} and side = 'credit' and outstanding > 0 and ${own}`,
  );
}

const headOf = ({ id, donation_no: number }: Gift, day: string) => ({ id, number, day, branch: null, details: null });

/** The money of a donation has come: Dr cash or bank, Cr the fund of its cause (rules A2). */
export async function postReceived(tx: Database, request: RequestContext, gift: Gift, money: number): Promise<void> {
  const { ledger, party } = await fundOf(tx, gift);
  const posting = new Posting().debit(money, gift.amount).credit(ledger, gift.amount, { party });
  await enterPosting({ tx, request }, headOf(gift, gift.donated_on), posting);
}

interface Taking {
  readonly to: number;
  readonly day: string;
  readonly event: 'release' | 'refund';
  permit(): Promise<void>;
}

/**
 * Takes a donation from the fund of its cause, to be spent (Cr income) or given back (Cr cash or bank). False where the
 * books hold nothing of it: what they do not know they do not take. `permit` refuses the day, as long as nothing stands.
 */
export async function postTaken(
  tx: Database,
  request: RequestContext,
  gift: Gift,
  { to, day, event, permit }: Taking,
): Promise<boolean> {
  const fund = await fundOf(tx, gift);
  const items = await heldIn(tx, fund, gift);
  if (sum(items.map(leftOf)) < gift.amount) return false;
  await permit();
  const posting = new Posting()
    .debit(fund.ledger, gift.amount, { party: fund.party, settles: drawn(items, gift.amount) })
    .credit(to, gift.amount);
  await enterPosting({ tx, request }, { ...headOf(gift, day), event }, posting);
  return true;
}
