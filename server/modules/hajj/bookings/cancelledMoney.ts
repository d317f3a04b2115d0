import { sql } from 'drizzle-orm';
import { partition } from 'es-toolkit';
import type { voidBookingTransfer } from '#catalog/hajj/bookings/bookingTransfer.ts';
import { least, leftOf } from '#catalog/bills/settlement/Open.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { everSettledByOthers } from '../../ledger/vouchers/reversalEntry.ts';
import { voidPosted } from '../../ledger/vouchers/voidPosted.ts';
import { enteringBy, requireOpenPeriod } from '../../ledger/years/periods.ts';
import { lockParties } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { enterTransfer, waitingItemsOf } from './enterTransfer.ts';
import { recomputePaid, refundableOf } from '../../bills/payables/recomputePaid.ts';
import { bookingPayable } from './bookingPayable.ts';

/** When a booking is cancelled, or paid after that, and in which field of the command that is told. */
interface CancellationDay {
  readonly field: 'cancelled_on' | 'replaced_on' | 'paid_on';
  readonly since: string;
}

/** What was paid for a cancelled booking beyond what it has cost is payable back from then on (rules A2). */
export async function owePaidBack(
  context: Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override'>,
  { id, party, branch }: BookingRecord,
  { field, since }: CancellationDay,
): Promise<void> {
  const { tx } = context;
  await lockParties(tx, [party]);
  const beyond = await refundableOf(tx, bookingPayable, id);
  if (beyond === 0n) return;
  const payable = await ledgerOfType(tx, 'refund_payable');
  const [owed, items] = partition(await waitingItemsOf(context, id), ({ ledger }) => ledger === payable);
  const room = beyond - sum(owed.map(leftOf));
  const amount = least(room, sum(items.map(leftOf)));
  if (amount <= 0n) return;
  // Nothing stands anew before it has come (rule S1).
  const day = [since, ...items.map(item => item.day)].toSorted().at(-1) ?? since;
  refuse(await requireOpenPeriod(tx, field, day, enteringBy(context)));
  await enterTransfer(context, { party, from: id, to: id, branch, day, amount, items, type: 'refund_payable' });
}

/** What a booking still owes. */
async function owedOf(tx: Database, booking: number): Promise<Minor> {
  const { rows } = await tx.execute<{ owed: string }>(sql`
    select greatest(due_amount - paid_amount, 0)::text as owed from booking where id = ${booking}`);
  return toMinor(rows[0]?.owed ?? '0');
}

export const takeOverHandler: CommandHandler<Commands['take_over_booking']> = {
  async run(context) {
    const { tx, request, input } = context;
    const { id, party, branch } = bookingOf(context.record);
    const { from_booking: from, taken_on: day, pay_amount: asked } = input;
    const given = bookingOf(toWire(request.entity, await existingOf(tx, request, from), request.host, true));
    if (given.status !== 'cancelled') refuse([violation('from_booking', 'booking_not_cancelled')]);
    if (given.party !== party) refuse([violation('from_booking', 'other_payer')]);
    if (day > dayIn(request.host.timeZone, request.host.clock())) refuse([violation('taken_on', 'future_date')]);
    refuse(await requireOpenPeriod(tx, 'taken_on', day, enteringBy(context)));
    // The booking that gives is held before its party, as whatever else is done with it holds them.
    await refundableOf(tx, bookingPayable, from);
    await lockParties(tx, [party]);
    const standing = (await waitingItemsOf(context, from)).filter(item => item.day <= day);
    const left = least(await refundableOf(tx, bookingPayable, from), sum(standing.map(leftOf)));
    if (left === 0n) refuse([violation('from_booking', 'nothing_refundable')]);
    const owed = await owedOf(tx, id);
    const amount = asked === null ? least(left, owed) : toMinor(asked);
    if (asked !== null && amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
    if (amount > left) refuse([violation('pay_amount', 'over_left')]);
    if (amount > owed || owed === 0n) refuse([violation('pay_amount', 'over_owed')]);
    const transfer = { party, from, to: id, branch, day, amount, items: standing, type: 'customer_advance' } as const;
    return { output: { booking_transfer: await enterTransfer(context, transfer) } };
  },
};

/** The money stands where it stood before: on its own day, and only while nothing has used it since. */
export const voidTransferHandler: CommandHandler<typeof voidBookingTransfer> = {
  guards: [everSettledByOthers],
  async run(context) {
    const { tx, request, record } = context;
    const { invoice_no: number, taken_on: day, from_booking: from, booking: to } = record;
    await voidPosted(context, { ...record, field: 'taken_on', number, day, details: null });
    await recomputePaid(tx, request, bookingPayable, { where: sql`id in (${from}, ${to})` });
    return { output: {} };
  },
};
