import { and, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { inStates } from '#server/platform/db/inStates.ts';

/** What is left of each instalment, the one due first before the others, up to what the booking still owes. */
const open = ({ where }: ReportQuery) => sql`
  select booking.id as booking, booking_no, booking.departure, booking.branch, booking.pilgrim, booking.party,
    part.id as part, part.due_date,
    least(part.amount - part.paid_amount, booking.due_amount - booking.paid_amount - coalesce(
      sum(part.amount - part.paid_amount) over (
        partition by booking.id order by part.due_date, part.position
        rows between unbounded preceding and 1 preceding), 0)) as outstanding
  from booking join booking_instalments as part on part.owner = booking.id
  where ${and(inStates(sql`booking.status`, seated), where)}`;

/** Whether the pilgrim pays: all files of somebody are one payer, that of the first of them. */
const paysForThemself = sql`coalesce(party.source_type = 'hajj_passenger_info'
  and party.source_id = coalesce(hajj_passenger_info.first_file, hajj_passenger_info.id), false)`;

/** Instalments that are overdue, the oldest first. Whom the caller may not know of is not named, nor their numbers. */
export const overdueInstalments: ReportSource = {
  rows(asked) {
    // Every report as of a day is asked for it so; what is due on that very day may still be paid on it.
    const day = asked.params.get('due_date__lte') ?? asked.today;
    const knows = asked.lists(entities.hajj_passenger_info) ? undefined : sql`false`;
    return sql`
      select instalment.due_date, ${day}::date - instalment.due_date as overdue, party.id as party,
        case when ${paysForThemself} then null else hajj_passenger_info.id end as pilgrim, party.phone,
        instalment.departure, instalment.branch, instalment.booking_no, instalment.outstanding::numeric(20, 2),
        instalment.booking, instalment.part, party.name as payer, tour_package.name as journey,
        departure.departure_date as departs_on,
        case when not ${paysForThemself}
          then nullif(concat_ws(' ', hajj_passenger_info.given_names, hajj_passenger_info.surname), '') end as traveller,
        case when ${paysForThemself} then hajj_passenger_info.whatsapp end as whatsapp,
        case when ${paysForThemself} then hajj_passenger_info.email end as email
      from (${open(asked)}) as instalment
        join departure on departure.id = instalment.departure
        join tour_package on tour_package.id = departure.tour_package
        left join party on ${and(sql`party.id = instalment.party`, asked.within(entities.party))}
        left join hajj_passenger_info
          on ${and(sql`hajj_passenger_info.id = instalment.pilgrim`, asked.within(entities.hajj_passenger_info), knows)}
      where instalment.due_date < ${day}::date and instalment.outstanding > 0`;
  },
  order: ['due_date', 'booking_no', 'part'],
};
