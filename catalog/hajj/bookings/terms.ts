import type { Guard } from '../../engine/defineCommand.ts';
import { toMinor } from '../../engine/money/money.ts';

/** What a booking agrees on: who goes where, in which room, for how much, and by when that is paid. */
export const terms = ['departure', 'pilgrim', 'party', 'room_type', 'price', 'discount', 'instalments'] as const;

type BookingTerms = Readonly<Record<string, unknown>>;

const hasMoney = ({ paid_amount: paid }: BookingTerms): boolean => typeof paid === 'string' && toMinor(paid) > 0n;

/** Whether commands alone change its terms: it is beyond a draft, or money stands on it (a seat given up leaves that). */
export const termsStand = (booking: BookingTerms): boolean => booking['status'] !== 'draft' || hasMoney(booking);

/** The form of a draft without money says all of it. */
export const termsFixed: Guard = { code: 'terms_open', holds: termsStand };
