import { sql } from 'drizzle-orm';
import { leftOf, type Open } from '#catalog/bills/settlement/Open.ts';
import { sum } from '#catalog/engine/money/money.ts';
import { monthlySubscription } from '#catalog/people/monthlySubscription.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { isInBooks } from '../../ledger/vouchers/inBooks.ts';
import { partyIdOf } from '../../ledger/chart/parties.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { lockParties, openItemsWhere } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';

/** The bill of a month, its amount in minor units. */
export const duesOf = (record: unknown) => recordOf(monthlySubscription, record, ['bill_no']);
export type Dues = ReturnType<typeof duesOf>;

/** Whose receivable it is. */
interface Owed {
  readonly ledger: number;
  readonly party: number;
}

const owedBy = async (tx: Database, { member }: Dues): Promise<Owed> => ({
  ledger: await ledgerOfType(tx, 'member_receivable'),
  party: await partyIdOf(tx, 'user', member),
});

/** A member owes a month from its day on: Dr member receivable, Cr subscription income (rules A2). */
export async function postBilled(tx: Database, request: RequestContext, dues: Dues): Promise<void> {
  const { id, bill_no: number, subscription_date: day, amount } = dues;
  const { ledger, party } = await owedBy(tx, dues);
  const posting = new Posting()
    .debit(ledger, amount, { party, due: day })
    .credit(await ledgerOfType(tx, 'subscription_income'), amount);
  await enterPosting({ tx, request }, { id, number, day, branch: null, details: null }, posting);
}

/**
 * What the books know to be owed of a bill: its own row, or, of one from before the books, what they began with where that
 * holds as much. The member is locked, so that nobody settles it meanwhile.
 */
export async function openOf(tx: Database, dues: Dues): Promise<readonly Open[]> {
  const { ledger, party } = await owedBy(tx, dues);
  await lockParties(tx, [party]);
  const open = sql`ledger = ${ledger} and party = ${party} and side = 'debit' and outstanding > 0`;
  if (await isInBooks(tx, dues.subscription_date))
    return openItemsWhere(tx, sql`${open} and log_type = 'monthly_subscription' and source_id = ${dues.id}`);
  const opening = await openItemsWhere(tx, sql`${open} and log_type = 'opening_balance'`);
  return sum(opening.map(leftOf)) < dues.amount ? [] : opening;
}
