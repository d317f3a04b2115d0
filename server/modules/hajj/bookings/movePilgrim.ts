import { sql } from 'drizzle-orm';
import { isEqual, pick } from 'es-toolkit';
import { commandNamed } from '../../../../catalog/commands.ts';
import { entities } from '../../../../catalog/entities.ts';
import { existingOf } from '../../../access/scope.ts';
import { startsIn } from '../../../../catalog/defineCommand.ts';
import { toWire } from '../../../crud/record.ts';
import { writeChanges } from '../../../crud/write.ts';
import type { Database } from '../../../db/Database.ts';
import type { Act, Desk } from '../../../host.ts';

const entity = entities.hajj_passenger_info;

interface Journey extends Record<string, unknown> {
  readonly departure: number;
  readonly tour_package: number;
  readonly season: number | null;
  readonly departure_date: string;
  readonly return_date: string;
}

async function journeyOf(tx: Database, departure: number): Promise<Journey> {
  const { rows } = await tx.execute<Journey>(sql`
    select id as departure, tour_package, season, departure_date::text as departure_date, return_date::text as return_date
    from departure where id = ${departure}`);
  const [found] = rows;
  if (!found) throw new Error(`there is no departure ${departure}`);
  return found;
}

async function write(tx: Database, desk: Desk, pilgrim: number, values: Readonly<Record<string, unknown>>) {
  const own = { ...desk, entity };
  const found = await existingOf(tx, own, pilgrim);
  const kept = toWire(entity, found, desk.host, true);
  if (isEqual(pick(kept, Object.keys(values)), values)) return;
  await writeChanges(tx, own, found, { changes: values, action: 'update' });
}

/** The file of a pilgrim says with which departure they go, in which room; its days and package are its own. */
export async function joinDeparture(
  tx: Database,
  desk: Desk,
  { pilgrim, departure, room }: { pilgrim: number | null; departure: number; room?: unknown },
): Promise<void> {
  if (pilgrim === null) return;
  const { season, ...journey } = await journeyOf(tx, departure);
  const given = { ...journey, ...(season !== null && { season }), ...(room ? { room_type: room } : {}) };
  await write(tx, desk, pilgrim, given);
}

/** It names no departure any more. */
export async function leaveDeparture(tx: Database, desk: Desk, pilgrim: number | null): Promise<void> {
  if (pilgrim !== null) await write(tx, desk, pilgrim, { departure: null, departure_date: null, return_date: null });
}

/** Takes the file of a pilgrim a step further, where it may be taken from where it stands. */
export async function movePilgrim(
  { tx, perform }: Pick<Act, 'tx' | 'perform'>,
  pilgrim: number | null,
  verb: 'cancel_journey' | 'depart' | 'come_back',
): Promise<boolean> {
  const command = commandNamed(entity, verb);
  if (!command) throw new Error(`pilgrims know no ${verb}`);
  const { rows } = await tx.execute<{ status: string }>(sql`
    select status from hajj_passenger_info where id = ${pilgrim}`);
  if (pilgrim === null || !startsIn(command, rows[0]?.status)) return false;
  await perform(command, pilgrim, {});
  return true;
}
