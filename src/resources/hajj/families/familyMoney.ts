import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';

type Booked = NonNullable<FamilyFile['booking']>;

const told = (members: readonly FamilyFile[]): readonly Booked[] =>
  members.flatMap(({ booking }) => (booking ? [booking] : []));

/** What the bookings of some members come to, each by itself: what one has paid too much is none of the others'. */
export function totalsOf(members: readonly FamilyFile[]) {
  const bookings = told(members);
  const together = (amountOf: (one: Booked) => Minor) => fromMinor(sum(bookings.map(amountOf)));
  return {
    due_amount: together(one => toMinor(one.due_amount)),
    paid_amount: together(one => toMinor(one.paid_amount)),
    rest: together(restOf),
  };
}

/** Bookings of some members that something is owed for; nothing is paid for one that is only begun. */
export const owedFor = (members: readonly FamilyFile[]): readonly number[] =>
  told(members)
    .filter(one => one.status !== 'draft' && restOf(one) > 0n)
    .map(({ id }) => id);
