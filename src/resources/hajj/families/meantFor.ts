import { startsIn } from '#catalog/engine/defineCommand.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { hasEnded } from '../bookings/hasEnded.ts';

export const moving = commandOf('move_booking_booking');

/** Who of some members would be booked, and who is left out and why. */
export function bookedOf(members: readonly FamilyFile[]) {
  const coming = members.filter(one => !hasEnded({ status: one.status }));
  return {
    meant: coming.filter(one => one.booking === null),
    booked: coming.filter(one => one.booking !== null),
    gone: members.filter(one => hasEnded({ status: one.status })),
  };
}

/** Who of some members has a booking that may be moved, and who has none. */
export function movedOf(members: readonly FamilyFile[]) {
  const movable = ({ booking }: FamilyFile): boolean => booking !== null && startsIn(moving, booking.status);
  return { meant: members.filter(movable), others: members.filter(one => !movable(one)) };
}
