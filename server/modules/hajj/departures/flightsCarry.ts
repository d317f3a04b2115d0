import { type SQL, sql } from 'drizzle-orm';
import { flightOf } from '#catalog/hajj/fly/mahram.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { toWire } from '#server/engine/records/record.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { comesWith } from '../fly/comesWith.ts';

/** Fields of a file that say a flight, by the direction of the departure's own. */
export const flownBy = { outbound: 'outbound_flight', inbound: 'return_flight' } as const;
export type Direction = keyof typeof flownBy;

/** A field of a file that says a flight, as `flightOf` writes it. */
export const flightIn = (field: string): SQL =>
  sql`upper(regexp_replace(coalesce(${sql.identifier(field)}, ''), '\\s', '', 'g'))`;

/** Seats that a departure has on a flight of all the days it flies; null where nothing bounds them. */
const seatsOf = (flights: readonly Values[], direction: Direction, flight: string): number | null => {
  const legs = flights.filter(one => one['direction'] === direction && flightOf(one['flight_no']) === flight);
  const seats = legs.map(one => one['seats']).filter(one => typeof one === 'number');
  return legs.length > 0 && seats.length === legs.length ? seats.reduce((sum, one) => sum + one, 0) : null;
};

/** Pilgrims of a departure who say a flight, but one. */
async function flying(
  tx: Database,
  { departure, direction, flight, except = 0 }: Asked & { readonly except?: number },
): Promise<number> {
  const { rows } = await tx.execute<{ all: number }>(sql`
    select count(*)::int as all from hajj_passenger_info
    where ${comesWith(sql`${departure}`)} and id <> ${except}
      and ${flightIn(flownBy[direction])} = ${flight}`);
  return rows[0]?.all ?? 0;
}

interface Asked {
  readonly departure: number;
  readonly direction: Direction;
  /** As `flightOf` writes it. */
  readonly flight: string;
}

/** Seats of a flight that has none left for one more pilgrim; undefined where it has. */
export async function seatsOfFull(
  tx: Database,
  asked: Asked & { readonly except: number },
): Promise<number | undefined> {
  const { rows } = await tx.execute<Values>(sql`
    select direction, flight_no, seats from departure_flights where owner = ${asked.departure}`);
  const seats = seatsOf(rows, asked.direction, asked.flight);
  return seats !== null && (await flying(tx, asked)) >= seats ? seats : undefined;
}

/** The seats of a flight are no fewer than the pilgrims whose files say it already. */
export const flightsCarry: Effect = {
  async check(tx, { entity, host }, merged, stored) {
    if (!stored || !Array.isArray(merged['flights'])) return [];
    const flights = merged['flights'].filter(isObject);
    const before = toWire(entity, stored, host, true)['flights'];
    if (JSON.stringify(before) === JSON.stringify(merged['flights'])) return [];
    for (const [at, { direction, flight_no }] of flights.entries()) {
      if (direction !== 'outbound' && direction !== 'inbound') continue;
      const flight = flightOf(flight_no);
      const seats = seatsOf(flights, direction, flight);
      if (seats === null) continue;
      const pilgrims = await flying(tx, { departure: Number(stored['id']), direction, flight });
      if (pilgrims > seats) return [violation(`flights.${at}.seats`, 'flight_below_pilgrims', { pilgrims })];
    }
    return [];
  },
};
