import { sql } from 'drizzle-orm';
import type { RequestContext, Effect } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { reversalEntry } from '../../ledger/vouchers/reversalEntry.ts';
import { isInBooks } from '../../ledger/vouchers/inBooks.ts';
import { requireOpenPeriod } from '../../ledger/years/periods.ts';
import { type Dues, duesOf, postBilled } from './duesEntry.ts';
import { enterPayment, takeBackPayment } from './payDues.ts';

async function bill(tx: Database, request: RequestContext, dues: Dues): Promise<void> {
  if (!(await isInBooks(tx, dues.subscription_date))) return;
  refuse(await requireOpenPeriod(tx, 'subscription_date', dues.subscription_date));
  await postBilled(tx, request, dues);
}

/** A bill that is deleted was a mistake: it is taken back on its own day, as a void does (rules A5). */
async function unbill(
  tx: Database,
  request: RequestContext,
  { id, bill_no: number, subscription_date: day }: Dues,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from posting where source_type = ${request.entity.name} and source_id = ${id}`);
  if (rows.length === 0) return;
  refuse(await requireOpenPeriod(tx, 'subscription_date', day));
  const source = { id, event: 'void' } as const;
  const of = { type: request.entity.name, id };
  await reversalEntry(tx, request, { of, source, numbered: () => number, day, branch: null, details: null });
}

/**
 * Enters into the books what becomes of the bill of a member's month, in the transaction in which it does. One that was
 * missed is still owed: nothing is posted until it is paid or deleted.
 */
export const postsDues: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!after) return;
    const dues = duesOf(after);
    if (!before) return bill(tx, request, dues);
    const [was, is] = [before['status'], after['status']];
    if (was === is) return;
    if (is === 'paid') await enterPayment(tx, request, dues);
    if (was === 'paid') await takeBackPayment(tx, request, dues);
  },
  async beforeDelete(tx, request, stored) {
    await unbill(tx, request, duesOf(stored));
  },
};
