import pg from 'pg';
import type { Database } from '../services/Database.ts';
import { nameOf } from './prepared.ts';

type Asked = Record<string, unknown>;

interface Prepared<R> {
  execute(asked: Asked): Promise<R>;
}

interface Query<R> {
  toSQL(): { readonly sql: string };
  prepare(name: string): Prepared<R>;
}

const isPooled = (db: Database): boolean => '$client' in db && db.$client instanceof pg.Pool;

/**
 * A reading by placeholders whose SQL is written once for each database, and planned once by each of its connections.
 * For what is found by keys and asked over and over; a transaction prepares its statements by itself.
 */
export function keptReading<R>(build: (db: Database) => Query<R>): (db: Database, asked: Asked) => Promise<R> {
  const kept = new WeakMap<Database, Prepared<R>>();
  return (db, asked) => {
    const known = kept.get(db);
    if (known) return known.execute(asked);
    const query = build(db);
    if (!isPooled(db)) return query.prepare('').execute(asked);
    const made = query.prepare(nameOf(query.toSQL().sql) ?? '');
    kept.set(db, made);
    return made.execute(asked);
  };
}
