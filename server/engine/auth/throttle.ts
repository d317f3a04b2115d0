import { eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { loginAttempt } from '../schema/systemTables.ts';
import type { Host } from '../context/host.ts';
import { Problem } from '../../platform/problem.ts';
import { mailboxOf } from '../../platform/mail/mailboxOf.ts';
import { fingerprint } from './fingerprint.ts';

const MINUTE = 60;
/** Windows in seconds. */
const WINDOW = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/**
 * How many attempts a window allows for an account (from one place, unless it sends mail) and for an address, which may
 * hold a whole office. `freely` is how many an account takes in a day from wherever, before each further one has to
 * wait.
 */
const limits = {
  login: { account: 10, address: 100, freely: 20 },
  register: { account: 5, address: 30, freely: 10 },
  reset: { account: 5, address: 30, freely: 10 },
  // Nobody guesses the signature of a link, and a limit from wherever would let anybody close the way to it.
  confirm: { account: 10, address: 60, freely: Infinity },
  check: { account: 30, address: 120, freely: Infinity },
  // Codes on paper: there is no account that could be kept from anything.
  verify: { account: Infinity, address: 120, freely: Infinity },
  old_password: { account: 10, address: 100, freely: 20 },
} as const;
export type Doorway = keyof typeof limits;

/** Most attempts in a day from a place that the account has signed in from; past it, the place is like any other. */
const FROM_KNOWN_PLACE = 50;

/** The wait after each attempt past `freely`: a minute, then twice as long each time, an hour at most. */
const LONGEST_PAUSE = 60;

export interface Attempt {
  readonly doorway: Doorway;
  /** Whose account is tried: an email, or what else names it. */
  readonly account: string;
  readonly address: string;
  /**
   * The device or address, if the account has signed in from it before: nobody elsewhere can keep its owner waiting
   * there.
   */
  readonly place?: string | undefined;
}

/** What sends mail is counted for the account from wherever, so that nobody's mailbox is flooded from many places. */
const sendsMail = ({ doorway }: Attempt): boolean => doorway === 'register' || doorway === 'reset';

/** Kept as fingerprints: the table names no email and no address. */
const keyed = (host: Host, ...of: readonly string[]): string => fingerprint(host, 'attempt', ...of);

const keysOf = (host: Host, attempt: Attempt) => {
  const { doorway, address, place = address } = attempt;
  const account = sendsMail(attempt) ? mailboxOf(attempt.account) : attempt.account.toLowerCase();
  return {
    address: keyed(host, doorway, 'from', address),
    account: sendsMail(attempt) ? keyed(host, doorway, account) : keyed(host, doorway, account, place),
    knownPlace: keyed(host, doorway, account, place, 'day'),
    anywhere: keyed(host, doorway, account, 'anywhere'),
  };
};

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const instant = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

/** Counts one more within the window, which begins anew when it is over. */
function counted(now: Date, window: number) {
  const isOver = sql`${loginAttempt.until} <= ${instant(now)}`;
  return {
    isOver,
    failures: sql`case when ${isOver} then 1 else ${loginAttempt.failures} + 1 end`,
    until: sql`case when ${isOver} then ${instant(after(now, window))} else ${loginAttempt.until} end`,
  };
}

function throttled(now: Date, until: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Problem(429, 'throttled', { params: { seconds }, headers: { 'retry-after': String(seconds) } });
}

/** Counts an attempt; gives when the window ends if it was one too many. */
async function countWithin(
  { db, clock }: Host,
  key: string,
  { limit, window }: { limit: number; window: number },
): Promise<Date | undefined> {
  const now = clock();
  const { failures, until } = counted(now, window);
  const [row] = await db
    .insert(loginAttempt)
    .values({ key, failures: 1, until: after(now, window), next: now })
    .onConflictDoUpdate({ target: loginAttempt.key, set: { failures, until } })
    .returning({ failures: loginAttempt.failures, until: loginAttempt.until });
  return row && row.failures > limit ? row.until : undefined;
}

/** Counts an attempt unless the next one has to wait; gives until when. Of many at once, one is let in. */
async function countSlowly({ db, clock }: Host, key: string, freely: number): Promise<Date | undefined> {
  const now = clock();
  const { isOver, failures, until } = counted(now, DAY);
  const minutes = sql`case when ${failures} < ${freely} then 0 else least(power(2, least(${failures} - ${freely}, 10)), ${LONGEST_PAUSE}) end`;
  const [row] = await db
    .insert(loginAttempt)
    .values({ key, failures: 1, until: after(now, DAY), next: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: { failures, until, next: sql`${instant(now)} + make_interval(mins => (${minutes})::int)` },
      setWhere: sql`${isOver} or ${loginAttempt.next} <= ${instant(now)}`,
    })
    .returning({ key: loginAttempt.key });
  if (row) return undefined;
  const [waiting] = await db.select({ next: loginAttempt.next }).from(loginAttempt).where(eq(loginAttempt.key, key));
  return waiting?.next ?? now;
}

const refusePast = (until: Date | undefined, { clock }: Host): void => {
  if (until) throw throttled(clock(), until);
};

/**
 * Counts an attempt for its address; 429 past its limit. Comes first: an address that is refused costs and writes
 * nothing more.
 */
export async function countAtAddress(host: Host, attempt: Attempt): Promise<void> {
  const limit = limits[attempt.doorway].address;
  refusePast(await countWithin(host, keysOf(host, attempt).address, { limit, window: WINDOW }), host);
}

/** Counts an attempt for the account that it names; 429 past a limit. */
export async function countAtAccount(host: Host, attempt: Attempt): Promise<void> {
  const { account, freely } = limits[attempt.doorway];
  const keys = keysOf(host, attempt);
  refusePast(await countWithin(host, keys.account, { limit: account, window: WINDOW }), host);
  const isKnown =
    attempt.place !== undefined &&
    !(await countWithin(host, keys.knownPlace, { limit: FROM_KNOWN_PLACE, window: DAY }));
  if (!isKnown && Number.isFinite(freely)) refusePast(await countSlowly(host, keys.anywhere, freely), host);
}

/** Counts an attempt before it is tried, so that parallel ones cannot slip by; 429 with Retry-After past a limit. */
export async function countAttempt(host: Host, attempt: Attempt): Promise<void> {
  await countAtAddress(host, attempt);
  await countAtAccount(host, attempt);
}

/**
 * A success forgets the account's failures from there and takes its own attempt back from what it shares with others.
 */
export async function forgetAttempts(host: Host, attempt: Attempt): Promise<void> {
  const keys = keysOf(host, attempt);
  await host.db.delete(loginAttempt).where(inArray(loginAttempt.key, [keys.account]));
  const shared = [keys.address, ...(attempt.place === undefined ? [keys.anywhere] : [keys.knownPlace])];
  await host.db
    .update(loginAttempt)
    .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
    .where(inArray(loginAttempt.key, shared));
}

/** Forgets what counts no more. */
export async function forgetOldAttempts({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> {
  await db.delete(loginAttempt).where(lte(loginAttempt.until, clock()));
}
