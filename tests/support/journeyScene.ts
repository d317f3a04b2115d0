import { commandNamed } from '../../catalog/registry/commands.ts';
import { obstacle, startsIn } from '../../catalog/engine/defineCommand.ts';
import { entities } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import type { Books } from './books.ts';
import type { Journeys } from './journeys.ts';
import type { Office } from './office.ts';
import { madeOf } from './stock.ts';

/** What somebody works with in a run: departures of a few seats, pilgrims with their files, and what is booked for them. */
export interface Scene {
  readonly office: Office;
  readonly books: Books;
  readonly journeys: Journeys;
  readonly seasons: readonly number[];
  readonly departures: readonly number[];
  /** Files that make more files come to these. */
  readonly files: number[];
  /** Who pays for seats of nobody yet, and for others. */
  readonly payer: number;
  readonly bookings: number[];
  /** The record that each step before was given on: what follows from it goes on with it. */
  readonly last: Map<EntityName, number>;
}

/** What runs share: seasons that are long enough for all of them. */
export interface Stage extends Pick<Scene, 'office' | 'books' | 'journeys' | 'seasons'> {}

export async function stageOf(given: Omit<Stage, 'seasons'>): Promise<Stage> {
  const days = { begins_on: '2026-01-01', ends_on: '2028-12-31' };
  const season = (name: string, pilgrim_type: string) =>
    madeOf(given.office, 'season', { name, pilgrim_type, ...days });
  return {
    ...given,
    seasons: [await season('One', 'umrah'), await season('Two', 'umrah'), await season('Three', 'hajj')],
  };
}

export const among = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Two departures of the same days, and one of days after them. */
export async function openScene(stage: Stage): Promise<Scene> {
  const { journeys, books } = stage;
  const season = among(stage.seasons, 0);
  const later = { departure_date: '2026-12-10', return_date: '2026-12-20' };
  const departures = [
    await journeys.departure(2, { season }),
    await journeys.departure(1, { season }),
    await journeys.departure(2, { season, ...later }),
  ];
  const files = [await journeys.pilgrim(), await journeys.pilgrim(), await journeys.pilgrim()];
  const bookings = [await journeys.booking(among(departures, 0), { pilgrim: among(files, 0), price: '90.00' })];
  return { ...stage, departures, files, payer: await books.party('A guest'), bookings, last: new Map() };
}

export interface Choice {
  readonly which: number;
  /** Whether one is taken that the command may be given on, or none; else any. */
  readonly isFitting: boolean;
  /** Whether the one of the step before is taken. */
  readonly goesOn: boolean;
}

/** A record among some to give a command on; none where none is there, or none of the kind that is asked for. */
export async function chosen(
  { office, last }: Scene,
  { entity, verb, ids }: { readonly entity: EntityName; readonly verb: string; readonly ids: readonly number[] },
  { which, isFitting, goesOn }: Choice,
): Promise<number | undefined> {
  const command = commandNamed(entities[entity], verb);
  if (!command) throw new Error(`${entity} knows no ${verb}`);
  if (ids.length === 0) return undefined;
  const before = last.get(entity);
  if (goesOn && before !== undefined) return before;
  const { rows } = await office.pool.query(`select * from ${entity} where id = any($1) order by id`, [ids]);
  const fitting = rows.filter(row => startsIn(command, row.status) && !obstacle(command, row)).map(({ id }) => id);
  if (isFitting && fitting.length === 0) return undefined;
  const found = among<number>(isFitting ? fitting : ids, which);
  last.set(entity, found);
  return found;
}
