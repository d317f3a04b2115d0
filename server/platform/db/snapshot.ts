import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../services/Database.ts';

const dialect = new PgDialect();
export type SnapshotRow = Readonly<Record<string, unknown>>;

/** What the database holds at one moment, read on one connection. */
export interface Snapshot {
  readonly db: Database;
  /** Rows of a statement, as the pool reads them. */
  run(statement: SQL): Promise<SnapshotRow[]>;
  /** Ends it well, so that the connection serves others. */
  commit(): Promise<void>;
  /** Gives up what was not ended well: the connection is closed, and the database stops working for it. */
  release(): void;
}

/**
 * Opens a snapshot, which its reader must end or release. The database works on a statement for so many seconds, or as
 * long as the pool allows.
 */
export async function openSnapshot(pool: pg.Pool, seconds?: number): Promise<Snapshot> {
  const client = await pool.connect();
  let isHeld = true;
  const give = (isDone: boolean): void => {
    if (isHeld) client.release(!isDone);
    isHeld = false;
  };
  try {
    const patience = seconds === undefined ? '' : `; set local statement_timeout = '${seconds}s'`;
    // Sums of many parts seem dear enough to be compiled, which takes longer than they do.
    await client.query(`begin isolation level repeatable read read only; set local jit = off${patience}`);
  } catch (error) {
    give(false);
    throw error;
  }
  return {
    db: drizzle(client),
    async run(statement) {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      return (await client.query<SnapshotRow>(text, params)).rows;
    },
    async commit() {
      await client.query('commit');
      give(true);
    },
    release: () => give(false),
  };
}
