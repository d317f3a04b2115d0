import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import type { BoardRow } from '#catalog/hajj/fly/FlyBoard.ts';
import type { Requirement } from '#catalog/hajj/fly/requirements.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { readFlyBoard } from '../fly/readFlyBoard.ts';
import { codes } from '../fly/seasonGuards.ts';

type FlightContext = Pick<GuardContext, 'tx' | 'request'> & { readonly record: { readonly id: number } };

/** What somebody lacks for the flight; who still owes may fly all the same, the departure bills them. */
const lacks = ({ standings }: BoardRow, asked: readonly Requirement[]): Requirement | undefined =>
  asked.find((one, at) => one !== 'paid_up' && standings[at] === 'missing');

/** The name of a pilgrim to those who may know them; to others the number of the booking. */
async function calledTo({ tx, request }: FlightContext, { id, name }: BoardRow): Promise<string> {
  const known = await knownIds(tx, { ...request, entity: entities.hajj_passenger_info }, [id]);
  if (known.has(id)) return name;
  const { rows } = await tx.execute<{ number: string }>(sql`
    select booking_no as number from booking where pilgrim = ${id} and status = 'confirmed' limit 1`);
  return rows[0]?.number ?? '';
}

/** Whoever was ready may not be any more: the board is asked once more before they leave (rules B5). */
export async function fitToFly(context: FlightContext): Promise<Obstacle | undefined> {
  const { tx, record } = context;
  const { requirements, pilgrims } = await readFlyBoard(tx, systemCaller, record.id);
  const red = pilgrims.find(one => lacks(one, requirements));
  const lacking = red && lacks(red, requirements);
  if (!red || !lacking) return undefined;
  return { code: red.mahram_flaw ?? codes[lacking], of: await calledTo(context, red) };
}
