import { type SQL, sql } from 'drizzle-orm';
import { pendingBookings, standingBookings, takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { type BookCheck, finding } from '../../verification/BookCheck.ts';

/** What a file or a booking says of a journey, in words. */
const saidOf = (departure: SQL, { days, room }: { readonly days: SQL; readonly room: SQL }): SQL => sql`concat_ws(' ',
  (select told.code from departure as told where told.id = ${departure}), ${days}.departure_date, ${days}.return_date,
  (select told.name from tour_package as told where told.id = ${days}.tour_package),
  (select told.name from season as told where told.id = ${days}.season), ${room}.room_type)`;

/** Files that say something else than the booking that stands; a season or room that it leaves open is the file's own. */
const differing = sql`
  select file.id, ${saidOf(sql`departure.id`, { days: sql`departure`, room: sql`booking` })} as expected,
    ${saidOf(sql`file.departure`, { days: sql`file`, room: sql`file` })} as found
  from booking join departure on departure.id = booking.departure
    join hajj_passenger_info as file on file.id = booking.pilgrim
  where ${inStates(sql`booking.status`, standingBookings)}
    and (file.departure, file.tour_package, file.departure_date, file.return_date, file.season, file.room_type)
      is distinct from (departure.id, departure.tour_package, departure.departure_date, departure.return_date,
        coalesce(departure.season, file.season), coalesce(booking.room_type, file.room_type))`;

/** Files of whoever does not come after all, for which somebody still waits for a seat or has one. */
const withdrawnYetBooked = sql`
  select file.id, file.status as expected, string_agg(booking_no || ' ' || booking.status, ', ' order by booking.id)
  from booking join hajj_passenger_info as file on file.id = booking.pilgrim
  where ${inStates(sql`file.status`, withdrawn)} and ${inStates(sql`booking.status`, pendingBookings)} group by file.id`;

/** Files of whoever travels, without a booking that has left. */
const awayUnbooked = sql`
  select id, 'departed', status from hajj_passenger_info as file
  where status = 'travelling' and not exists (
    select 1 from booking where booking.pilgrim = file.id and booking.status = 'departed')`;

/** Files of whoever did not show up, whose booking says something else. */
const missedUnbooked = sql`
  select id, 'no_show', status from hajj_passenger_info as file
  where status = 'no_show' and not exists (
    select 1 from booking where booking.pilgrim = file.id and booking.status = 'no_show')`;

/** J3: a file says of its journey what its booking says, and its state agrees with that of the booking. */
export const filesFollow: BookCheck = {
  name: 'files_follow',
  offending: () => sql`
    select ${finding({
      entity: sql`'hajj_passenger_info'`,
      record: sql`id`,
      reference: sql`null`,
      expected: sql`expected`,
      found: sql`found`,
    })}
    from (${differing} union all ${withdrawnYetBooked} union all ${awayUnbooked}
      union all ${missedUnbooked}) as wrong order by id`,
};

/** J4: a file is one journey: no two bookings have taken it. */
export const filesTakenOnce: BookCheck = {
  name: 'files_taken_once',
  offending: () => sql`
    with taking as (
      select booking.id, booking.booking_no, booking.status, booking.pilgrim,
        coalesce(file.first_file, file.id) as person, departure.departure_date as starts, departure.return_date as ends
      from booking join hajj_passenger_info as file on file.id = booking.pilgrim
        join departure on departure.id = booking.departure
      where ${inStates(sql`booking.status`, takesFile)})
    select ${finding({
      entity: sql`'hajj_passenger_info'`,
      record: sql`one.person`,
      reference: sql`null`,
      found: sql`string_agg(distinct other.booking_no || ' ' || other.status, ', ')`,
    })}
    from taking as one join taking as other on other.person = one.person
    where exists (select 1 from taking as third where third.person = one.person and third.id <> one.id
        and (third.pilgrim = one.pilgrim or third.starts <= one.ends and one.starts <= third.ends))
      and (other.pilgrim = one.pilgrim or other.starts <= one.ends and one.starts <= other.ends)
    group by one.person order by one.person`,
};
