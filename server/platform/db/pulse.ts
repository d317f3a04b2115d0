import { sql } from 'drizzle-orm';
import type { Platform } from '../services/Platform.ts';

/** A database that has not answered after so long, beside all its work, is taken for away, in milliseconds. */
const PATIENCE = 1_000;

const asked = new WeakMap<Platform['pools'], Promise<unknown>>();

/** Asks the database for an answer of any kind; whoever asks meanwhile has the same one. */
export function pulse({ pools }: Pick<Platform, 'pools'>): Promise<unknown> {
  const asking = asked.get(pools) ?? pools.health.execute(sql`select 1`).finally(() => asked.delete(pools));
  asked.set(pools, asking);
  return asking;
}

/** Whether the database answers within a second. */
export async function answers(host: Pick<Platform, 'pools'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const inTime = pulse(host).then(
    () => true,
    () => false,
  );
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer));
}
