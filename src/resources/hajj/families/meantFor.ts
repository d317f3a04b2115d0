import { startsIn } from '#catalog/engine/defineCommand.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { hasEnded } from '../bookings/hasEnded.ts';

/** What is done with several bookings that are there. */
export const together = {
  confirm: commandOf('confirm_booking'),
  move: commandOf('move_booking_booking'),
} as const;

export type Together = keyof typeof together;

/** Who of some members would be booked, and who is left out and why. */
export function bookedOf(members: readonly FamilyFile[]) {
  const coming = members.filter(one => !hasEnded({ status: one.status }));
  return {
    meant: coming.filter(one => one.booking === null),
    booked: coming.filter(one => one.booking !== null),
    gone: members.filter(one => hasEnded({ status: one.status })),
  };
}

/** Who of some members has a booking that it may be done with, and who has none. */
export function meantFor(step: Together, members: readonly FamilyFile[]) {
  const isMeant = ({ booking }: FamilyFile): boolean => booking !== null && startsIn(together[step], booking.status);
  return { meant: members.filter(isMeant), others: members.filter(one => !isMeant(one)) };
}
