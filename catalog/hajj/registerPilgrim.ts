import { omit, pick } from 'es-toolkit';
import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand } from '../engine/defineCommand.ts';
import { choice, date, flag, integer, money, ref, text } from '../engine/fields.ts';
import { booking } from './bookings/booking.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';
import { contact, family, identity, names, passportDocument, visa } from './pilgrimFields.ts';

const { room_type, price, discount } = booking.fields;

/** What a desk says of somebody; what a journey says of them comes from their booking, and papers come later. */
const person = {
  ...omit(identity, ['first_file', 'pilgrim_type']),
  ...names,
  ...passportDocument,
  ...contact,
  ...omit(family, ['family', 'mahram_waiver', 'mahram_waiver_file']),
  // What the lines of a visa say, which may be pasted at the desk as well.
  ...pick(visa, ['visa_no', 'visa_issue_date', 'visa_expiry_date']),
} as const;

/**
 * Registers somebody, books them and takes their payment in one: all of it is done or nothing. It asks the rights of each
 * part that is asked for, and refuses what each of them refuses, at the field by which it was asked.
 */
export const registerPilgrim = defineCommand({
  verb: 'register_pilgrim',
  entity: hajjPassengerInfo,
  on: 'none',
  right: 'create',
  byPage: true,
  moves: 'money',
  input: {
    ...person,
    /** That of the season of the departure where nothing is said. */
    pilgrim_type: choice(identity.pilgrim_type.options),
    /** A file whose family they belong to. */
    with_pilgrim: ref('hajj_passenger_info'),
    /** Without one, nothing is booked. */
    departure: ref('departure'),
    room_type,
    price,
    discount,
    /** Else the booking stays a draft, for which nothing is paid yet. */
    confirms: flag({ initial: true }),
    /** Without one, nothing is paid. */
    pay_amount: money({ min: 0 }),
    /** More than is owed is taken only where that is said. */
    beyond_due: flag(),
    /** That of the payment method where nothing is said. */
    ledger: ref('ledger_account', { among: 'money', broughtBy: 'payment_method' }),
    payment_method: ref('paymentmethod'),
    /** Today where nothing is said. */
    paid_on: date(BUSINESS),
  },
  output: {
    booking: ref('booking'),
    voucher: integer(),
    /** Code of what the file still needs before it is registered. */
    file_lacks: text(),
  },
});
