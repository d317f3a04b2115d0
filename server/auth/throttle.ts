import { eq, inArray, sql } from 'drizzle-orm';
import { loginAttempt } from '../db/systemTables.ts';
import type { Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

/** Attempts that may fail within a window, in seconds. An address may hold a whole office, hence its higher limit. */
const WINDOW = 15 * 60;
const limits = { account: 10, address: 100 } as const;

type Door = readonly { readonly key: string; readonly limit: number }[];

const door = (email: string, address: string): Door => [
  { key: `account ${email.toLowerCase().slice(0, 255)} ${address}`, limit: limits.account },
  { key: `address ${address}`, limit: limits.address },
];

async function knock(host: Host, key: string): Promise<{ failures: number; since: Date }> {
  const now = host.clock();
  const opened = new Date(now.getTime() - WINDOW * 1000);
  const isOld = sql`${loginAttempt.since} < ${opened.toISOString()}::timestamptz`;
  const [row] = await host.db.insert(loginAttempt).values({ key, failures: 1, since: now }).onConflictDoUpdate({
    target: loginAttempt.key,
    set: {
      failures: sql`case when ${isOld} then 1 else ${loginAttempt.failures} + 1 end`,
      since: sql`case when ${isOld} then ${now.toISOString()}::timestamptz else ${loginAttempt.since} end`,
    },
  }).returning({ failures: loginAttempt.failures, since: loginAttempt.since });
  return row ?? { failures: 1, since: now };
}

/** Counts an attempt before it is tried, so that parallel ones cannot slip by; 429 with Retry-After past the limit. */
export async function countAttempt(host: Host, email: string, address: string): Promise<void> {
  for (const { key, limit } of door(email, address)) {
    const { failures, since } = await knock(host, key);
    if (failures <= limit) continue;
    const seconds = Math.max(1, Math.ceil((since.getTime() - host.clock().getTime()) / 1000) + WINDOW);
    throw new Problem(429, 'throttled', { params: { seconds }, headers: { 'retry-after': String(seconds) } });
  }
}

/** A success forgets the account's failures and takes its own attempt back from the address. */
export async function forgetAttempts(host: Host, email: string, address: string): Promise<void> {
  const [account, source] = door(email, address).map(one => one.key);
  await host.db.delete(loginAttempt).where(inArray(loginAttempt.key, [account ?? '']));
  await host.db.update(loginAttempt).set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
    .where(eq(loginAttempt.key, source ?? ''));
}
