import { maxBy } from 'es-toolkit';
import type { Location } from 'react-router';
import { standingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { underWay } from '#catalog/hajj/pilgrimLifecycle.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import type { Before } from './Sitting.ts';

/** What a link to the desk hands over, so that the first who is registered there is of the family of this file. */
export const besideAt = ({ id, name }: Pick<Before, 'id' | 'name'>): { readonly beside: Before } => ({
  beside: { id, name, hasFamily: true },
});

/** From what somebody of the family travels by, a link lets the desk begin. */
export interface Trip {
  /** A file whose type of pilgrimage it is. */
  readonly file: number;
  readonly departure: number | null;
}

/** What the family travels by: its newest file that is not over, and the departure that is booked last of all. */
export function tripFrom(members: readonly FamilyFile[]): { readonly trip?: Trip } {
  const coming = members.filter(({ status }) => underWay.some(one => one === status));
  const file = maxBy(coming, one => one.id)?.id;
  if (file === undefined) return {};
  const bookings = coming.flatMap(({ booking }) =>
    booking && standingBookings.some(one => one === booking.status) ? [booking] : [],
  );
  return { trip: { file, departure: maxBy(bookings, one => one.id)?.departure?.id ?? null } };
}

/** What a link has said of the journey of the family. */
export function tripOf({ state }: Pick<Location, 'state'>): Trip | undefined {
  const given: unknown = state;
  const trip = isObject(given) ? given['trip'] : undefined;
  if (!isObject(trip) || typeof trip['file'] !== 'number') return undefined;
  return { file: trip['file'], departure: typeof trip['departure'] === 'number' ? trip['departure'] : null };
}

/** Of whose family the first at the desk is, where a link has said so. */
export function besideOf({ state }: Pick<Location, 'state'>): Before | undefined {
  const given: unknown = state;
  const beside = isObject(given) ? given['beside'] : undefined;
  if (!isObject(beside) || typeof beside['id'] !== 'number' || typeof beside['name'] !== 'string') return undefined;
  return besideAt({ id: beside['id'], name: beside['name'] }).beside;
}
