import { sum } from '#catalog/engine/money/money.ts';
import { least, leftOf } from '#catalog/bills/settlement/Open.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refundableOf } from '../../bills/payables/recomputePaid.ts';
import { bookingPayable } from './bookingPayable.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { waitingItemsOf } from './enterTransfer.ts';

/** What is left of a booking goes to the one in its place, as far as it is owed there, where the same party pays. */
export async function takeOverRest(
  context: CommandContext<Commands['replace_pilgrim_booking']>,
  to: BookingRecord,
): Promise<void> {
  const { tx, record, input, perform } = context;
  const { id: from, party } = bookingOf(record);
  if (to.party !== party || to.due_amount === 0n) return;
  const standing = await waitingItemsOf(context, from);
  if (least(await refundableOf(tx, bookingPayable, from), sum(standing.map(leftOf))) === 0n) return;
  // Money that has come since that day goes along on the day on which it came.
  const taken_on = [input.replaced_on, ...standing.map(({ day }) => day)].reduce((one, day) => (day > one ? day : one));
  await perform('take_over_booking', to.id, { from_booking: from, taken_on, pay_amount: null });
}
