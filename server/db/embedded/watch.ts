import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Host } from '../../host.ts';

/** Marks the one connection by which hosts that share a server know of each other. */
const MARK = 'rihla host';
const BETWEEN_ATTEMPTS = 1000;

interface Watched {
  connect(): Promise<string>;
  /** Brings the server back. */
  revive(): Promise<void>;
  readonly log: Host['log'];
}

export interface Watch {
  /** Ends the watch; true when no other host watches the same server. */
  end(): Promise<boolean>;
}

const countOthers = `select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()`;

/** Holds one connection to the server; when it breaks, the server is brought back. */
export async function watchServer({ connect, revive, log }: Watched): Promise<Watch> {
  let ending = false;
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

  async function recover(): Promise<void> {
    log({ level: 'warn', event: 'database lost' });
    while (!ending) {
      try {
        await revive();
        client = await open();
        log({ level: 'warn', event: 'database back' });
        return;
      } catch (error) {
        log({ level: 'error', event: 'database not back', error: String(error) });
        await pause(BETWEEN_ATTEMPTS);
      }
    }
  }

  return {
    async end() {
      ending = true;
      await revival;
      const others = await client.query<{ others: number }>(countOthers, [MARK]).then(({ rows }) => rows[0]?.others ?? 0, () => 0);
      await client.end();
      return others === 0;
    },
  };
}
