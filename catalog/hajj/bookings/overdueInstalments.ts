import { defineReport } from '../../engine/defineReport.ts';
import { date, email, integer, money, phone, text } from '../../engine/fields.ts';
import { party as parties } from '../../ledger/chart/party.ts';
import { booking as bookings } from './booking.ts';

const { booking_no, departure, pilgrim, party, branch } = bookings.fields;

/**
 * Instalments that were due before a day and are not paid in full by now, of bookings that have a seat; never more than
 * the booking still owes, where a journey came to less than was agreed.
 */
export const overdueInstalments = defineReport({
  name: 'overdue_instalments',
  route: 'report-management/overdue-instalments',
  module: 'hajj',
  reads: ['booking', 'party', 'departure', 'tour_package'],
  parameters: { departure, branch, party },
  options: { due_date: date() },
  asOf: 'due_date',
  columns: {
    due_date: { field: date() },
    overdue: { field: integer() },
    outstanding: { field: money(), total: true },
    party: { field: party },
    /** Whose journey it is, where somebody else pays. */
    pilgrim: { field: pilgrim },
    phone: { field: { ...parties.fields.phone, kind: 'phone' } },
    departure: { field: departure },
    branch: { field: branch },
    booking_no: { field: booking_no, drillDown: row => ({ record: 'booking', id: Number(row['booking']) }) },
  },
  /** What a reminder says, and where it goes. */
  aside: {
    booking: integer(),
    payer: text(),
    traveller: text(),
    journey: text(),
    departs_on: date(),
    whatsapp: phone(),
    email: email(),
  },
});
