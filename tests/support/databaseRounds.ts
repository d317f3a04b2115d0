import { type HostProcess, startHost } from './databaseHost.ts';
import { departmentNames, startLoad } from './databaseLoad.ts';

export type Victim = 'host' | 'host and database';

export interface Round {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Whether the host found its database still running. */
  readonly adopted: boolean;
}

/** Kills under load, starts again on the same data and compares what was acknowledged with what is there. */
export async function killRound(dataDir: string, victim: Victim, label: string, writes: number): Promise<Round> {
  const first = await startHost(dataDir);
  const load = await startLoad(first, label);
  await load.reached(writes);
  await (victim === 'host' ? first.kill() : first.killAll());
  await load.over;
  const second: HostProcess = await startHost(dataDir);
  try {
    const present = await departmentNames(second);
    return {
      acknowledged: load.acknowledged.length,
      lost: load.acknowledged.filter(name => !present.has(name)),
      adopted: second.events.includes('database adopted'),
    };
  } finally {
    await second.stop();
  }
}
