import { and, asc, eq } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import { type EventSource, MOST } from '#server/engine/quickPanel/EventSource.ts';
import { linkTo } from '#server/engine/quickPanel/links.ts';
import { peopleOf } from '#server/engine/quickPanel/people.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';

const { booking } = entities;
const bookings = tableOf(booking);
const [until, isOffered, status] = [
  columnOf(bookings, 'hold_until'),
  columnOf(bookings, 'is_offered'),
  columnOf(bookings, 'status'),
];

/** Seats that wait for a yes, by the last day of it. */
export const offeredSeats: EventSource = {
  sees: caller => allowed(caller, booking, 'list'),
  async events({ host, caller }) {
    const rows = await host.db
      .select({ until, ...peopleOf(booking) })
      .from(bookings)
      .where(and(eq(status, 'held'), eq(isOffered, true), withinScope({ caller, entity: booking })))
      .groupBy(until)
      .orderBy(asc(until))
      .limit(MOST);
    return rows.map(({ until: day, count, first, who }) => ({
      kind: 'seats_offered',
      date: String(day),
      count,
      who,
      link: linkTo(caller, booking, { count, first }, { is_offered: true, hold_until: day, status__in: ['held'] }),
    }));
  },
};
