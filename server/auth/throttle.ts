import { eq, inArray, sql } from 'drizzle-orm';
import { loginAttempt } from '../db/systemTables.ts';
import type { Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

/** How many attempts a window, in seconds, allows. An address may hold a whole office, hence its higher limit. */
const WINDOW = 15 * 60;
const limits = {
  login: { account: 10, address: 100 },
  register: { account: 5, address: 30 },
  reset: { account: 5, address: 30 },
  confirm: { account: 10, address: 60 },
  check: { account: 30, address: 120 },
  old_password: { account: 10, address: 100 },
} as const;
export type Doorway = keyof typeof limits;

interface Attempt {
  readonly doorway: Doorway;
  /** Whose account is tried: an email, or what else names it. */
  readonly account: string;
  readonly address: string;
}

type Door = readonly { readonly key: string; readonly limit: number }[];

/** What sends mail is counted for the account from wherever, so that nobody's mailbox is flooded from many places. */
const keyOf = ({ doorway, account, address }: Attempt): string => {
  const name = `${doorway} ${account.toLowerCase().slice(0, 255)}`;
  return doorway === 'register' || doorway === 'reset' ? name : `${name} ${address}`;
};

const door = (attempt: Attempt): Door => [
  { key: keyOf(attempt), limit: limits[attempt.doorway].account },
  { key: `${attempt.doorway} from ${attempt.address}`, limit: limits[attempt.doorway].address },
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
export async function countAttempt(host: Host, attempt: Attempt): Promise<void> {
  for (const { key, limit } of door(attempt)) {
    const { failures, since } = await knock(host, key);
    if (failures <= limit) continue;
    const seconds = Math.max(1, Math.ceil((since.getTime() - host.clock().getTime()) / 1000) + WINDOW);
    throw new Problem(429, 'throttled', { params: { seconds }, headers: { 'retry-after': String(seconds) } });
  }
}

/** A success forgets the account's failures and takes its own attempt back from the address. */
export async function forgetAttempts(host: Host, attempt: Attempt): Promise<void> {
  const [account, source] = door(attempt).map(one => one.key);
  await host.db.delete(loginAttempt).where(inArray(loginAttempt.key, [account ?? '']));
  await host.db.update(loginAttempt).set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
    .where(eq(loginAttempt.key, source ?? ''));
}
