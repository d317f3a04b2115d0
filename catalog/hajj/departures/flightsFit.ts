import { type Violation, violation } from '../../engine/violations/violation.ts';

type Values = Readonly<Record<string, unknown>>;

const linesOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as readonly Values[]) : []);
const dayOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Flights of a departure on other days than those of the journey. */
function offDays({ departure_date, return_date, flights }: Values): Violation[] {
  const [from, to] = [dayOf(departure_date), dayOf(return_date)];
  if (!from || !to) return [];
  return linesOf(flights).flatMap(({ flight_date }, at) => {
    const day = dayOf(flight_date);
    const isOff = day !== undefined && (day < from || day > to);
    return isOff ? [violation(`flights.${at}.flight_date`, 'off_journey', { from, to })] : [];
  });
}

/** More pilgrims on its way out than it has seats. */
function aboveSeats({ seats, flights }: Values): Violation[] {
  if (typeof seats !== 'number') return [];
  const pilgrims = linesOf(flights)
    .filter(({ direction }) => direction === 'outbound')
    .reduce((sum, one) => sum + Number(one['pilgrims'] ?? 0), 0);
  return pilgrims > seats ? [violation('flights', 'flights_above_seats', { pilgrims, seats })] : [];
}

/** What is wrong with the flights of a departure as it stands on its own (rules B5). */
export const flightsFit = (departure: Values): readonly Violation[] => [
  ...offDays(departure),
  ...aboveSeats(departure),
];
