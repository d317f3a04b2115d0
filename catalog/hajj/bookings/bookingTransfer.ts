import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, money, ref, state, text } from '../../engine/fields.ts';
import { madeLifecycle } from '../../engine/documentLifecycles.ts';

/**
 * Money of a cancelled booking that stands anew: as what is payable back of the same booking, or as the advance of the one
 * that has taken it over (rules A2). Made by a command on the booking.
 */
export const bookingTransfer = defineEntity({
  name: 'booking_transfer',
  collection: 'booking_transfers',
  route: 'accounts/booking-transfers',
  fields: {
    status: state(madeLifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    taken_on: date({ readOnly: true, required: true }),
    party: ref('party', { readOnly: true, required: true }),
    from_booking: ref('booking', { readOnly: true, required: true }),
    /** Which booking it waits for from then on. */
    booking: ref('booking', { readOnly: true, required: true }),
    branch: ref('branch', { readOnly: true }),
    amount: money({ readOnly: true, required: true }),
  },
  title: ['invoice_no'],
  list: ['taken_on', 'invoice_no', 'status', 'party', 'from_booking', 'booking', 'amount', 'branch'],
  form: { main: ['status', 'invoice_no', 'taken_on', 'party', 'from_booking', 'booking', 'branch', 'amount'] },
  search: ['invoice_no', 'party'],
  access: 'books',
  actions: ['list', 'show'],
});

/** The prefix of its numbers, and where its day stands. */
export const transferKind = { prefix: 'BT', day: 'taken_on' } as const;

/** Takes it back on its own day: the money stands where it stood before. */
export const voidBookingTransfer = defineCommand({
  verb: 'void',
  entity: bookingTransfer,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  ...IN_BOOKS,
});
