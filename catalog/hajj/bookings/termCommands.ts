import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { defineCommand } from '../../engine/defineCommand.ts';
import { flag, money } from '../../engine/fields.ts';
import { trip } from '../pilgrimFields.ts';
import { booking } from './booking.ts';
import { planned } from './instalmentLines.ts';
import { openBookings } from './bookingLifecycle.ts';
import { termsFixed } from './terms.ts';

/**
 * Another price, discount or room once the terms stand; what is left empty stays, but for the price of another room,
 * which is that of the package. A lowered amount is given up: no more than the limit of the role (rules A2). What of the
 * instalments is paid stays, the unpaid rest of them makes up the new amount; where it cannot, they are emptied.
 */
export const reprice = defineCommand({
  verb: 'reprice',
  entity: booking,
  from: openBookings,
  guards: [termsFixed],
  shows: ['amount', 'paid_amount'],
  input: {
    price: money({ min: 0, max: MOST_MONEY }),
    discount: money({ min: 0, max: MOST_MONEY }),
    room_type: trip.room_type,
  },
  begins: ['price', 'discount', 'room_type'],
  output: { plan_emptied: flag({ required: true }) },
  reason: true,
  right: 'own',
});

/** Other instalments once the terms stand: each due between booking and departure, together the amount. */
const replan = defineCommand({
  verb: 'replan',
  entity: booking,
  from: openBookings,
  guards: [termsFixed],
  shows: ['amount', 'paid_amount'],
  input: { instalments: { ...planned, required: true } },
  begins: ['instalments'],
});

export const termCommands = [reprice, replan] as const;
