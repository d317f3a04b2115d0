import { familySplit, owedOf, splitObjections } from '#catalog/hajj/bookings/familySplit.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { toWire } from '#server/engine/records/record.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { receiveForBookings } from './receiveForBookings.ts';

const { booking: entity } = entities;
type Family = CommandContext<Commands['take_family_payment_booking']>;

/** The bookings in the order in which they are told; they are locked in that of their ids, as everybody locks them. */
async function bookingsOf({ tx, request, input }: Family): Promise<readonly BookingRecord[]> {
  const ids = input.shares.map(({ booking }) => booking);
  const sorted = ids.toSorted((one, other) => one - other);
  const found = await mapInOrder(sorted, async id =>
    bookingOf(toWire(entity, await existingOf(tx, { ...request, entity }, id), request.host, true)),
  );
  return ids.flatMap(id => found.filter(one => one.id === id));
}

export const takeFamilyPayment: CommandHandler<Commands['take_family_payment_booking']> = {
  async run(context) {
    const { ledger: till, paid_on: day, shares: told, amount } = context.input;
    if (told.length === 0) refuse([violation('shares', 'required')]);
    const ids = told.map(({ booking }) => booking);
    refuse(
      ids.flatMap((id, at) => (ids.indexOf(id) < at ? [violation(`shares.${at}.booking`, 'repeated_in_lines')] : [])),
    );
    const bookings = await bookingsOf(context);
    refuse(
      bookings.flatMap(({ status }, at) =>
        status === 'draft' ? [violation(`shares.${at}.booking`, 'not_at_present')] : [],
      ),
    );
    const whole = amount === null ? null : toMinor(amount);
    const asked = bookings.map(({ due_amount: due, paid_amount: paid }, at) => {
      const own = told[at]?.amount ?? null;
      return { amount: own === null ? null : toMinor(own), owed: owedOf({ due, paid }) };
    });
    refuse(splitObjections(asked, whole));
    const parts = familySplit(asked, whole);
    const shares = bookings.map((booking, at) => ({
      booking,
      amount: parts[at] ?? 0n,
      field: asked[at]?.amount === null ? 'amount' : `shares.${at}.amount`,
    }));
    // Whoever gets nothing of what is split, since nothing is owed, has no row.
    const paid = shares.filter(one => one.amount > 0n);
    const field = whole === null ? 'shares' : 'amount';
    return { output: { voucher: await receiveForBookings(context, { till, day, shares: paid, field }) } };
  },
};
