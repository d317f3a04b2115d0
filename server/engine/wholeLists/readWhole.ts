import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { ListQuery } from '../crud/query.ts';
import type { Stored } from '../context/values.ts';
import { columnsOf, selectFrom, withParts } from '../records/select.ts';
import { boundedReading } from '../../platform/db/boundedReading.ts';
import { LISTS_AT_ONCE } from '../../platform/db/pools.ts';

/** Rows that are in memory at a time; few, since what is done with them keeps others waiting. */
const CHUNK = 100;
const open = boundedReading({ atOnce: LISTS_AT_ONCE, patience: 10_000 });

interface WholeListQuery {
  readonly entity: Entity;
  readonly query: Pick<ListQuery, 'where' | 'order'>;
  /** Who reads: one list at a time for each. */
  readonly reader: string;
}

/**
 * Every record of a list, a few at a time, all of one moment. The connection is given back before the last of them are
 * handed out, or when the reader leaves. 503 `too_busy` when too many are read already.
 */
export async function* readWhole(
  pool: pg.Pool,
  { entity, query: { where, order }, reader }: WholeListQuery,
): AsyncGenerator<Stored[], void, undefined> {
  const { db, run, commit, release } = await open(pool, reader);
  try {
    const list = selectFrom(db, entity, columnsOf(entity))
      .where(where)
      .orderBy(...order);
    // A cursor, which the database reads on as it is asked to.
    await run(sql`declare whole no scroll cursor for ${list}`);
    for (let isLast = false; !isLast;) {
      const rows = await run(sql.raw(`fetch ${CHUNK} from whole`));
      const whole = await withParts(db, entity, rows);
      isLast = rows.length < CHUNK;
      if (isLast) await commit();
      yield whole;
    }
  } finally {
    release();
  }
}
