import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { failureForLog } from '../../forLog.ts';
import type { Platform } from '../../services/Platform.ts';

/** Marks the one connection by which hosts that share a server know of each other. */
const MARK = 'rihla host';
/** Milliseconds until a server that does not stay up is started again: at once, then later and later. */
const delays = [0, 500, 1_000, 2_000, 5_000];
/** A server that has stayed up for so long has recovered, in milliseconds. */
const STEADY = 5_000;

export interface Watched {
  connect(): Promise<string>;
  /** Brings the server back; true when it had to be started. */
  revive(): Promise<boolean>;
  readonly log: Platform['log'];
}

export interface Watch {
  /** Ends the watch; true when no other host watches the same server. */
  end(): Promise<boolean>;
}

const countOthers = `select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()`;

/** Holds one connection to the server; when it breaks, the server is brought back. */
export async function watchServer({ connect, revive, log }: Watched): Promise<Watch> {
  let ending = false;
  const stopping = new AbortController();
  let client = await open();
  let revival: Promise<void> | null = null;

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: await connect(), keepAlive: true });
    // The broken connection ends too, which is what is listened to.
    opened.on('error', () => {});
    await opened.connect();
    await opened.query(`set application_name = '${MARK}'`);
    opened.once('end', () => {
      if (!ending) revival = recover();
    });
    return opened;
  }

  let failures = 0;
  let backSince = Date.now();

  async function recover(): Promise<void> {
    log({ level: 'warn', event: 'database lost' });
    if (Date.now() - backSince > STEADY) failures = 0;
    while (!ending) {
      await pause(delays[Math.min(failures, delays.length - 1)], undefined, { signal: stopping.signal }).catch(
        () => {},
      );
      failures += 1;
      try {
        await revive();
        client = await open();
        backSince = Date.now();
        log({ level: 'warn', event: 'database back' });
        return;
      } catch (error) {
        log({ level: 'error', event: 'database not back', ...failureForLog(error) });
      }
    }
  }

  return {
    async end() {
      ending = true;
      stopping.abort();
      await revival;
      const others = await client.query<{ others: number }>(countOthers, [MARK]).then(
        ({ rows }) => rows[0]?.others ?? 0,
        () => 0,
      );
      await client.end();
      return others === 0;
    },
  };
}
