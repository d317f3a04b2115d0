import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Platform } from '../services/Platform.ts';
import { CHANNEL } from './announce.ts';
import type { Changed, Listener, Live } from '../services/Live.ts';

const shape = z.object({ entity: z.string(), record: z.number(), to: z.array(z.number()).optional() });

/** Between two looks whether the connection still stands, for which nothing else would ask, in milliseconds. */
const LOOK = 30_000;
const PATIENCE = 10_000;
/** Longest wait until the next try of a connection, in milliseconds. */
const LONGEST = 15_000;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // Told by its end as well; unheard, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

function read(payload: string): Changed | undefined {
  try {
    const { to, ...rest } = shape.parse(JSON.parse(payload));
    return to ? { ...rest, to } : rest;
  } catch {
    return undefined; // Another version of the product on the same database may say more than this one knows.
  }
}

/**
 * One connection of its own, made when somebody first listens, since LISTEN holds for one connection alone. When it
 * breaks, listeners are told, and it is made anew for whoever listens again.
 */
export function listenTo(url: string, log: Platform['log']): Live {
  const listeners = new Set<Listener>();
  const over = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  const drop = (): void => {
    if (!connection) return;
    connection = undefined;
    for (const listener of listeners) listener.lost();
    listeners.clear();
  };

  async function open(): Promise<pg.Client> {
    for (let wait = 500; ; wait = Math.min(wait * 2, LONGEST)) {
      try {
        const client = await connect(url);
        const looks = setInterval(() => void client.query('select 1').catch(() => client.end().catch(() => {})), LOOK);
        client.on('notification', ({ payload = '' }) => {
          const changed = read(payload);
          if (changed) for (const listener of listeners) listener.changed(changed);
        });
        client.on('end', () => {
          clearInterval(looks);
          if (!over.signal.aborted) log({ level: 'warn', event: 'changes not heard' });
          drop();
        });
        return client;
      } catch (error) {
        log({
          level: 'warn',
          event: 'changes not heard',
          error: error instanceof Error ? error.message : String(error),
        });
        await pause(wait, undefined, { signal: over.signal });
      }
    }
  }

  return {
    async hear(listener) {
      for (let heard; connection === undefined || heard !== connection;) {
        if (over.signal.aborted) throw new Error('nothing is told any more');
        heard = connection ??= open();
        // It may break while one waits for it.
        await heard;
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      over.abort();
      const open = connection;
      drop();
      await open?.then(
        client => client.end(),
        () => {},
      );
    },
  };
}
