import { sql } from 'drizzle-orm';
import { left, seated, standingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { departureLifecycle } from '#catalog/hajj/departures/departureLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { type BookCheck, finding } from '../../verification/BookCheck.ts';
import { comesWith } from '../fly/comesWith.ts';

/** J1: the seats that a departure has counted are those of its bookings that are held, confirmed or departed. */
export const seatsCounted: BookCheck = {
  name: 'seats_counted',
  offending: () => sql`
    select ${finding({
      entity: sql`'departure'`,
      record: sql`departure.id`,
      reference: sql`departure.code`,
      expected: sql`count(booking.id)`,
      found: sql`departure.booked`,
    })}
    from departure left join booking
      on booking.departure = departure.id and ${inStates(sql`booking.status`, seated)}
    group by departure.id having departure.booked <> count(booking.id) order by departure.id`,
};

/** J2: the board of a departure has the pilgrims of its confirmed and departed bookings, and nobody else. */
export const boardsComplete: BookCheck = {
  name: 'boards_complete',
  offending: () => sql`
    with shown as (
      select hajj_passenger_info.id as pilgrim, departure.id as departure
      from departure join hajj_passenger_info on ${comesWith(sql`departure.id`)}
    ), booked as (
      select distinct pilgrim, departure from booking
      where pilgrim is not null and ${inStates(sql`status`, standingBookings)}
    )
    select ${finding({
      entity: sql`'hajj_passenger_info'`,
      record: sql`pilgrim`,
      reference: sql`null`,
      expected: sql`(select code from departure where id = booked.departure)`,
      found: sql`(select code from departure where id = shown.departure)`,
    })}
    from shown full join booked using (pilgrim, departure)
    where shown.departure is null or booked.departure is null order by pilgrim`,
};

/** J5: who has left, or did not show up for it, is on a departure that has left. */
export const departedTogether: BookCheck = {
  name: 'departed_together',
  offending: () => sql`
    select ${finding({
      entity: sql`'booking'`,
      record: sql`booking.id`,
      reference: sql`booking_no`,
      expected: sql`concat_ws(' ', departure.code, 'departed')`,
      found: sql`concat_ws(' ', departure.code, departure.status)`,
    })}
    from booking join departure on departure.id = booking.departure
    where ${inStates(sql`booking.status`, left)}
      and not ${inStates(sql`departure.status`, departureLifecycle.groups.left)}
    order by booking.id`,
};
