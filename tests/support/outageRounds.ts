import pg from 'pg';
import type { HostProcess } from './databaseHost.ts';
import { departmentNames, startLoad } from './databaseLoad.ts';

/** Takes the database away under the feet of a host, in one of many ways. */
export type Strike = () => Promise<void>;

const others = `datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Ends every connection to the database. */
export const endConnections =
  (url: string): Strike =>
  async () =>
    void (await ask(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`));

/** Ends those that are just in a transaction. */
export const endTransactions =
  (url: string): Strike =>
  async () =>
    void (await ask(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where ${others} and xact_start is not null`,
    ));

/** Kills one process of the server, at which it ends all others and recovers as after a crash. */
export const killBackend =
  (url: string): Strike =>
  async () => {
    const [found] = await ask<{ pid: number }>(url, `select pid from pg_stat_activity where ${others} limit 1`);
    if (found) process.kill(found.pid, 'SIGKILL');
  };

export interface OutageRound {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Requests that were told to come again. */
  readonly refused: number;
  /** Answers of any other kind, which there should not be. */
  readonly wrong: readonly string[];
  /** Milliseconds from the strike to the next acknowledged write. */
  readonly away: number;
}

/** Strikes under load, waits until writes work again, and compares what was acknowledged with what is there. */
export async function outageRound(
  host: HostProcess,
  strike: Strike,
  { label, writes }: { label: string; writes: number },
): Promise<OutageRound> {
  const load = await startLoad(host, label);
  await load.reached(writes);
  const struck = performance.now();
  await strike();
  await load.reached(load.acknowledged.length + 1);
  const away = Math.round(performance.now() - struck);
  await load.reached(load.acknowledged.length + writes);
  load.stop();
  await load.over;
  const present = await departmentNames(host);
  return {
    acknowledged: load.acknowledged.length,
    lost: load.acknowledged.filter(name => !present.has(name)),
    refused: load.refusals.length,
    wrong: load.refusals
      .filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
      .map(({ status, retryAfter }) => `${status} ${retryAfter}`),
    away,
  };
}
