import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Entity } from '../../catalog/defineEntity.ts';
import type { ListQuery } from '../crud/query.ts';
import type { Stored } from '../crud/record.ts';
import { columnsOf, selectFrom, withParts } from '../crud/select.ts';
import { LISTS_AT_ONCE } from '../db/lanes.ts';
import { Semaphore, SemaphoreByKey } from '../flow/semaphore.ts';

/** Rows that are in memory at a time; few, since what is done with them keeps others waiting. */
const CHUNK = 100;

const bounds = { waiting: 50, patience: 10_000 };
const lists = new Semaphore({ ...bounds, atOnce: LISTS_AT_ONCE });
/** One list of a reader at a time, so that whoever asks for many leaves room for another. */
const perReader = new SemaphoreByKey({ ...bounds, atOnce: 1 });

interface Held {
  readonly client: pg.PoolClient;
  /**
   * Gives back the connection; one on which something is left undone is closed, and the database stops working for it.
   */
  release(isDone: boolean): void;
}

async function hold(pool: pg.Pool, reader: string): Promise<Held> {
  const releases = [await perReader.acquire(reader)];
  const leave = (): void => releases.forEach(one => one());
  try {
    releases.push(await lists.acquire());
    const client = await pool.connect();
    let isHeld = true;
    return {
      client,
      release(isDone) {
        if (!isHeld) return;
        isHeld = false;
        client.release(!isDone);
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Opens the list as a cursor that the database reads on as it is asked to. */
async function openCursor(client: pg.PoolClient, entity: Entity, { where, order }: ListQuery): Promise<void> {
  const { sql, params } = selectFrom(drizzle(client), entity, columnsOf(entity))
    .where(where)
    .orderBy(...order)
    .toSQL();
  await client.query('begin isolation level repeatable read read only');
  await client.query(`declare whole no scroll cursor for ${sql}`, params);
}

interface Asked {
  readonly entity: Entity;
  readonly query: ListQuery;
  /** Who reads: one list at a time for each. */
  readonly reader: string;
}

/**
 * Every record of a list, a few at a time, all of one moment. The connection is given back before the last of them are
 * handed out, or when the reader leaves. 503 `too_busy` when too many are read already.
 */
export async function* readWhole(
  pool: pg.Pool,
  { entity, query, reader }: Asked,
): AsyncGenerator<Stored[], void, undefined> {
  const { client, release } = await hold(pool, reader);
  try {
    await openCursor(client, entity, query);
    for (let isLast = false; !isLast;) {
      const { rows } = await client.query<Record<string, unknown>>(`fetch ${CHUNK} from whole`);
      const whole = await withParts(drizzle(client), entity, rows);
      isLast = rows.length < CHUNK;
      if (isLast) {
        await client.query('commit');
        release(true);
      }
      yield whole;
    }
  } finally {
    release(false);
  }
}
