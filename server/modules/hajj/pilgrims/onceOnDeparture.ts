import { type SQL, sql } from 'drizzle-orm';
import { flightOf } from '#catalog/hajj/fly/mahram.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Effect, RequestContext } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { lockDepartures } from '../bookings/seats.ts';
import { namesTo } from '../departures/calledTo.ts';
import { type Direction, flightIn, flownBy, seatsOfFull } from '../departures/flightsCarry.ts';
import { comesWith } from '../fly/comesWith.ts';

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const plainIn = (field: string): SQL => sql`lower(trim(coalesce(${sql.identifier(field)}, '')))`;
const same = (file: Values, field: string): SQL => sql`${plainIn(field)} = ${plain(file[field])}`;

/** What only one pilgrim of a departure has: the field where it is said, those that make it up, and who has it else. */
const single = [
  { field: 'ticket_no', of: ['ticket_no'], alike: (file: Values) => same(file, 'ticket_no') },
  {
    field: 'seat',
    of: ['seat', 'outbound_flight'],
    alike: (file: Values) =>
      sql`${same(file, 'seat')} and ${flightIn('outbound_flight')} = ${flightOf(file['outbound_flight'])}`,
  },
  { field: 'bed', of: ['bed', 'room'], alike: (file: Values) => sql`${same(file, 'bed')} and ${same(file, 'room')}` },
] as const;

const isSaid = (file: Values, { field }: (typeof single)[number]): boolean =>
  plain(file[field]) !== '' && (field !== 'bed' || plain(file['room']) !== '');

/** Fields that are looked at here. */
const looked = [...single.flatMap(one => one.of), ...Object.values(flownBy)];

interface Asked {
  readonly id: number;
  readonly departure: number;
  readonly file: Values;
  /** Whether a field says something new. */
  readonly isNew: (field: string) => boolean;
}

/** Who has a ticket, a seat or a bed already that a file says for a departure. */
async function taken(tx: Database, request: Pick<RequestContext, 'caller'>, asked: Asked): Promise<Violation[]> {
  const { id, departure, file } = asked;
  const found: Violation[] = [];
  for (const one of single) {
    if (!one.of.some(asked.isNew) || !isSaid(file, one)) continue;
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from hajj_passenger_info
      where ${comesWith(sql`${departure}`)} and id <> ${id} and ${one.alike(file)} order by id limit 1`);
    const [other] = rows;
    if (!other) continue;
    const pilgrim = (await namesTo(tx, request, [other.id])).get(other.id);
    const said = { other: one.field };
    found.push(
      pilgrim === undefined
        ? violation(one.field, 'taken_by_another', said)
        : violation(one.field, 'taken_on_departure', { ...said, pilgrim }),
    );
  }
  return found;
}

/** Flights of a file that have no seat left. */
async function full(tx: Database, { id, departure, file, isNew }: Asked): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [direction, field] of Object.entries(flownBy) as [Direction, string][]) {
    const flight = flightOf(file[field]);
    if (flight === '' || !isNew(field)) continue;
    const seats = await seatsOfFull(tx, { departure, direction, flight, except: id });
    if (seats !== undefined) found.push(violation(field, 'flight_full', { seats }));
  }
  return found;
}

/** One ticket number, seat or bed once a departure, and no more pilgrims on a flight than it has seats (rules B5). */
export const onceOnDeparture: Effect = {
  async check(tx, request, merged, stored) {
    const { departure } = merged;
    if (!stored || typeof departure !== 'number') return [];
    const before = toWire(request.entity, stored, request.host, true);
    const isNew = (field: string): boolean => (before[field] ?? null) !== (merged[field] ?? null);
    if (!looked.some(isNew)) return [];
    // Of two who say the same at once the second sees the first.
    if (!request.isTrial) await lockDepartures(tx, [departure]);
    const asked = { id: Number(stored['id']), departure, file: merged, isNew };
    return [...(await taken(tx, request, asked)), ...(await full(tx, asked))];
  },
};

/** What keeps a file from a departure on which somebody has what it says already; under the lock of the departure. */
export async function barOfPlaces(
  tx: Database,
  request: Pick<RequestContext, 'caller'>,
  { pilgrim, departure }: { readonly pilgrim: number; readonly departure: number },
): Promise<Violation | undefined> {
  const { rows } = await tx.execute<Values & Record<string, unknown>>(sql`
    select ticket_no, seat, bed, room, outbound_flight, return_flight from hajj_passenger_info where id = ${pilgrim}`);
  const [file] = rows;
  if (!file) return undefined;
  const asked = { id: pilgrim, departure, file, isNew: () => true };
  return (await taken(tx, request, asked))[0] ?? (await full(tx, asked))[0];
}
