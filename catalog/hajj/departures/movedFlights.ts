import { dayAfter, daysBetween } from '../../engine/days/days.ts';

interface Days {
  readonly departure_date: string;
  readonly return_date: string;
}

interface Flight {
  readonly direction: string;
  readonly flight_date: string;
}

/** The flights of a departure on other days: those out as many days after it begins, those back as many before it ends. */
export const movedFlights = <F extends Flight>(flights: readonly F[], before: Days, after: Days): F[] =>
  flights.map(flight => {
    const name = flight.direction === 'inbound' ? 'return_date' : 'departure_date';
    const moved = dayAfter(flight.flight_date, daysBetween(before[name], after[name]));
    const late = moved > after.return_date ? after.return_date : moved;
    return { ...flight, flight_date: late < after.departure_date ? after.departure_date : late };
  });
