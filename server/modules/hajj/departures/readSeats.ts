import { omit, partition } from 'es-toolkit';
import type { DepartureSeats } from '#catalog/hajj/departures/DepartureSeats.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { seatsOf } from './fitToFly.ts';

/** Who is booked on a departure, or still away, as far as the caller may know them, and what each lacks. */
export async function readSeats(tx: Database, caller: Caller, departure: number): Promise<DepartureSeats> {
  const all = await seatsOf({ tx, request: { caller }, record: { id: departure } });
  const [known, hidden] = partition(all, ({ isKnown }) => isKnown);
  return {
    seats: known.map(one => omit(one, ['isKnown'])),
    hidden: hidden.length,
    hidden_lacking: hidden.filter(({ lacks }) => lacks.length > 0).length,
  };
}
