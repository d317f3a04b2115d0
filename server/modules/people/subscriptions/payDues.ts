import { sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { drawn, least, leftOf } from '#catalog/bills/settlement/Open.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { isInBooks } from '../../ledger/vouchers/inBooks.ts';
import { moneyLedgerOf } from '../../ledger/vouchers/moneyLedger.ts';
import { type Dues, openOf } from './duesEntry.ts';

/** Gives a command to the receipt of a bill, within the bill's own transaction and by its right. */
async function command(
  tx: Database,
  request: RequestContext,
  verb: 'post' | 'void',
  { id, reason }: { readonly id: number; readonly reason?: string },
): Promise<void> {
  const given = commandOf(`${verb}_receipt_voucher`);
  const order = { command: given, id, input: {}, locale: 'en', ...(reason !== undefined && { reason }) } as const;
  const done = await execute(tx, { ...request, entity: entities.receipt_voucher }, order);
  if (done['status'] !== (verb === 'post' ? 'posted' : 'voided')) throw new Problem(409, 'INVALID_TRANSITION');
}

/** Enters the money of a day for a bill as a receipt that settles it; nothing where the books know of nothing owed. */
export async function enterPayment(
  tx: Database,
  request: RequestContext,
  dues: Dues,
  day = dayIn(request.host.timeZone, request.host.clock()),
): Promise<void> {
  if (!(await isInBooks(tx, day))) return;
  const items = await openOf(tx, dues);
  const amount = least(dues.amount, sum(items.map(leftOf)));
  const [first] = items;
  if (!first || amount === 0n) return;
  if (day < first.day) refuse([violation('subscription_date', 'before_bill')]);
  const none = { debit_amount: '0.00', credit_amount: '0.00' };
  const { id } = await createWithin(
    tx,
    { ...request, entity: entities.receipt_voucher },
    {
      receipt_date: day,
      details: dues.bill_no,
      items: [
        { ...none, ledger: await moneyLedgerOf(tx, dues.payment_method), debit_amount: fromMinor(amount) },
        { ...none, ledger: first.ledger, party: first.party, credit_amount: fromMinor(amount) },
      ],
      settlement: 'selected',
      settles: drawn(items, amount).map(one => ({ item: one.item, amount: fromMinor(one.amount) })),
    },
  );
  await command(tx, request, 'post', { id: Number(id) });
  await keepReceipt(tx, dues, Number(id));
}

/** The version stays: whoever marks a bill as paid changes its state, and the receipt follows. */
const keepReceipt = (tx: Database, { id }: Dues, receipt: number | null) =>
  tx.execute(sql`update monthly_subscription set receipt = ${receipt} where id = ${id}`);

/** A bill that was not paid after all: its receipt is void, and it is owed again. */
export async function takeBackPayment(tx: Database, request: RequestContext, dues: Dues): Promise<void> {
  if (dues.receipt === null) return;
  await keepReceipt(tx, dues, null);
  await command(tx, request, 'void', { id: dues.receipt, reason: dues.bill_no });
}
