import { allowed } from '#catalog/engine/access/access.ts';
import { dueNow } from '#catalog/hajj/bookings/dueNow.ts';
import { beyondOwed, familySplit, owedOf, splitObjections } from '#catalog/hajj/bookings/familySplit.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { toWire } from '#server/engine/records/record.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { receiveForBookings } from './receiveForBookings.ts';
import { inTillAsked, tillOfPayment } from '../../ledger/vouchers/tillOfPayment.ts';

const { booking: entity } = entities;
type Family = CommandContext<Commands['take_family_payment_booking']>;

interface Found {
  readonly booking: BookingRecord;
  /** What is due of it on the day of the payment. */
  readonly due: Minor;
}

/** The bookings in the order in which they are told; they are locked in that of their ids, as everybody locks them. */
async function bookingsOf({ tx, request, input }: Family): Promise<readonly Found[]> {
  const ids = input.shares.map(({ booking }) => booking);
  const sorted = ids.toSorted((one, other) => one - other);
  const found = await mapInOrder(sorted, async id => {
    const record = toWire(entity, await existingOf(tx, { ...request, entity }, id), request.host, true);
    return { booking: bookingOf(record), due: dueNow(record, input.paid_on) };
  });
  return ids.flatMap(id => found.filter(one => one.booking.id === id));
}

/** The split as it was asked; refused where it cannot be made, and more than is owed where that is not said. */
function sharesOf({ input: { shares: told, amount, beyond_due: isBeyond } }: Family, found: readonly Found[]) {
  const whole = amount === null ? null : toMinor(amount);
  const asked = found.map(({ booking: { due_amount, paid_amount: paid }, due }, at) => {
    const own = told[at]?.amount ?? null;
    return { amount: own === null ? null : toMinor(own), owed: owedOf({ due: due_amount, paid }), due };
  });
  refuse(splitObjections(asked, whole));
  if (isBeyond !== true) refuse(beyondOwed(asked, whole));
  const parts = familySplit(asked, whole);
  const shares = found.map(({ booking }, at) => ({
    booking,
    amount: parts[at] ?? 0n,
    field: asked[at]?.amount === null ? 'amount' : `shares.${at}.amount`,
  }));
  // Whoever gets nothing of what is split, since nothing is owed, has no row.
  return shares.filter(one => one.amount > 0n);
}

export const takeFamilyPayment: CommandHandler<Commands['take_family_payment_booking']> = {
  async run(context) {
    const { paid_on: day, shares: told, amount } = context.input;
    // It is given to no record, whose right its call would ask for; and it tells what bookings owe.
    if (!allowed(context.request.caller, entity, 'show')) throw new Problem(403, 'permission_denied');
    if (told.length === 0) refuse([violation('shares', 'required')]);
    const ids = told.map(({ booking }) => booking);
    refuse(
      ids.flatMap((id, at) => (ids.indexOf(id) < at ? [violation(`shares.${at}.booking`, 'repeated_in_lines')] : [])),
    );
    const till = await tillOfPayment(context.tx, context.input);
    const found = await bookingsOf(context);
    refuse(
      found.flatMap(({ booking: { status } }, at) =>
        status === 'draft' ? [violation(`shares.${at}.booking`, 'not_at_present')] : [],
      ),
    );
    const shares = sharesOf(context, found);
    const field = amount === null ? 'shares' : 'amount';
    const voucher = await receiveForBookings(context, { till, day, shares, field }).catch((error: unknown) => {
      throw inTillAsked(error, context.input, ['amount', 'shares', ...shares.map(one => one.field)]);
    });
    return { output: { voucher } };
  },
};
