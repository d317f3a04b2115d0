import { count, type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

/** How many of a group are named. */
const NAMED = 2;

/** What is told of a group of people: how many, the first of them, and the names of some. */
export const peopleOf = (entity: Entity) => {
  const id = columnOf(tableOf(entity), 'id');
  const parts = entity.title.map(name => sql`nullif(${columnOf(tableOf(entity), name)}, '')`);
  const name = sql`concat_ws(' ', ${sql.join(parts, sql`, `)})`;
  return {
    count: count(),
    first: sql<number>`min(${id})`,
    who: sql<string[]>`(array_agg(${name} order by ${id}))[1:${sql.raw(String(NAMED))}]` as SQL<string[]>,
  };
};
