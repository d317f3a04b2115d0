import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';

type Booked = NonNullable<FamilyFile['booking']>;

/** Bookings of some members but those that are only begun: these are not agreed, and nothing is paid for them. */
const agreedFor = (members: readonly FamilyFile[]): readonly Booked[] =>
  members.flatMap(({ booking }) => (booking && booking.status !== 'draft' ? [booking] : []));

/**
 * What the bookings of some members come to, each by itself: what one has paid too much is none of the others'. Undefined
 * where nothing is agreed.
 */
export function totalsOf(members: readonly FamilyFile[]) {
  const bookings = agreedFor(members);
  if (bookings.length === 0) return undefined;
  const together = (amountOf: (one: Booked) => Minor) => fromMinor(sum(bookings.map(amountOf)));
  return {
    due_amount: together(one => toMinor(one.due_amount)),
    paid_amount: together(one => toMinor(one.paid_amount)),
    rest: together(restOf),
  };
}

/** Bookings of some members that something is owed for. */
export const owedFor = (members: readonly FamilyFile[]): readonly number[] =>
  agreedFor(members)
    .filter(one => restOf(one) > 0n)
    .map(({ id }) => id);
