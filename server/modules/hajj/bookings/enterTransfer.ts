import { and, sql } from 'drizzle-orm';
import { transferKind } from '#catalog/hajj/bookings/bookingTransfer.ts';
import { drawn, type Open } from '#catalog/bills/settlement/Open.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { recordChange } from '#server/engine/records/recordHistory.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { knownTo, openItemsWhere } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { paymentsOf } from '../../bills/payables/documentMoney.ts';
import { recomputePaid } from '../../bills/payables/recomputePaid.ts';
import { bookingPayable } from './bookingPayable.ts';

const { booking_transfer: entity } = entities;

/** What of a booking's money stands, as somebody knows of it. */
export const waitingItemsOf = (
  { tx, request }: Pick<CommandContext, 'tx' | 'request'>,
  booking: number,
): Promise<Open[]> =>
  openItemsWhere(
    tx,
    sql`${and(sql`outstanding > 0 and side = 'credit'`, paymentsOf(bookingPayable, booking), knownTo(request.caller))}`,
  );

interface Transfer {
  readonly party: number;
  readonly from: number;
  readonly to: number;
  readonly branch: number | null;
  readonly day: string;
  readonly amount: Minor;
  /** The money as it stands; its party is locked already. */
  readonly items: readonly Open[];
  /** Type of the ledger on which it stands from then on. */
  readonly type: 'refund_payable' | 'customer_advance';
}

/** Rows off the ledgers on which the money stands, one for each item, and the one on which it stands from then on. */
async function postingOf(tx: Database, { party, amount, items, type }: Transfer) {
  const ledgers = new Map(items.map(({ id, ledger }) => [id, ledger]));
  const posting = new Posting();
  for (const part of drawn(items, amount)) {
    const ledger = ledgers.get(part.item);
    if (ledger !== undefined) posting.debit(ledger, part.amount, { party, settles: [part] });
  }
  const total = sum(posting.lines.map(({ debit }) => debit));
  return { total, posting: posting.credit(await ledgerOfType(tx, type), total, { party }) };
}

/** Enters money of a cancelled booking anew, under a document of its own; gives its id (rules A2). */
export async function enterTransfer(
  context: Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override'>,
  transfer: Transfer,
): Promise<number> {
  const { tx, request, now } = context;
  const { party, from, to, branch, day } = transfer;
  const { total, posting } = await postingOf(tx, transfer);
  const [number = ''] = await nextNumbers(tx, { prefix: transferKind.prefix, day }, 1);
  const values = {
    status: 'posted',
    invoice_no: number,
    taken_on: day,
    party,
    from_booking: from,
    booking: to,
    branch,
    amount: fromMinor(total),
  };
  const id = await insertRow(tx, entity, values, { caller: request.caller, now });
  const made = { entity: entity.name, record: id, action: 'create', before: {}, after: values } as const;
  await recordChange(tx, request.host, request.caller, made);
  await enterPosting(context, { entity, id, number, day, branch, details: null }, posting);
  await recomputePaid(tx, request, bookingPayable, { where: sql`id in (${from}, ${to})` });
  return id;
}
