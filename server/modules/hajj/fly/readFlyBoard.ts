import { allowed } from '#catalog/engine/access/access.ts';
import type { FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { Problem } from '#server/platform/problem.ts';
import { boardOf, type BoardPilgrim, type Journey, journeysOf, pilgrimsOf } from './boardRows.ts';

type Rows<T> = T & Record<string, unknown>;

/** Pilgrims who are booked on a departure, as far as the caller may see them, beside what its season asks of each (rules B5). */
export async function readFlyBoard(db: Database, caller: Caller, departure: number): Promise<FlyBoard> {
  const { rows: found } = await db.execute<Rows<Journey>>(journeysOf([departure]));
  const [journey] = found;
  if (!journey) throw new Problem(404, 'not_found');
  const { rows } = await db.execute<Rows<BoardPilgrim>>(pilgrimsOf(caller, [departure]));
  const board = boardOf(journey, rows);
  return allowed(caller, entities.season, 'show') ? board : { ...board, lead_agency: null };
}
