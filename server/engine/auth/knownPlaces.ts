import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { and, desc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { knownPlace } from '../schema/systemTables.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import type { Account } from './account.ts';
import { fingerprint } from './fingerprint.ts';

const DAY = 24 * 60 * 60;
/** A place that was not used for so long is no longer known, in seconds. */
const KEPT = 180 * DAY;
/** Most places of an account; the one that was used longest ago gives way. */
const MOST = 20;
const COOKIE = 'rihla_device';

/** From where somebody comes: their address, and what their browser was given when they signed in before. */
export interface Visitor {
  readonly address: string;
  readonly device: string | undefined;
}

/** Browsers take the name's prefix as a promise that nobody but this host set the cookie; it needs HTTPS. */
const isSecure = ({ publicUrl }: Host): boolean => publicUrl.startsWith('https:');

const deviceOf = (context: Context<Env>, host: Host): string | undefined =>
  isSecure(host) ? getCookie(context, COOKIE, 'host') : getCookie(context, COOKIE);

export const visitorOf = (context: Context<Env>, host: Host): Visitor => ({
  address: clientAddress(context, host),
  device: deviceOf(context, host),
});

const print = (host: Host, ...of: readonly unknown[]): string => fingerprint(host, 'place', ...of);

/** What no host of this agency has given may have been put there by somebody else. */
const newDevice = (host: Host, text = randomBytes(24).toString('base64url')): string => `${text}.${print(host, text)}`;
const isOurs = (host: Host, device: string): boolean => device === newDevice(host, device.split('.')[0]);

type Owner = Pick<Account, 'id' | 'password'>;
const nobody: Owner = { id: 0, password: null };

/**
 * Kept as fingerprints: the table tells neither where somebody was nor what opens the way there. They hold for the
 * password that was given there, so that a new one forgets places where others knew the old.
 */
const printsOf = (host: Host, { address, device = '' }: Visitor, { id, password }: Owner) => [
  print(host, 'device', device, id, password),
  print(host, 'address', address, id, password),
];

/**
 * The place from which an account has signed in before, if this is one. Asks the database the same for every account,
 * and for none.
 */
export async function placeOf(host: Host, visitor: Visitor, account: Owner = nobody): Promise<string | undefined> {
  const prints = printsOf(host, visitor, account);
  const found = await host.db
    .select({ print: knownPlace.print })
    .from(knownPlace)
    .where(and(eq(knownPlace.user, account.id), inArray(knownPlace.print, prints)));
  // The device is its owner's, hence first; an address may be shared with whoever guesses.
  return prints.find(print => found.some(one => one.print === print));
}

/** Remembers from where an account has signed in; gives what its browser is to keep from now on. */
async function rememberPlace(host: Host, visitor: Visitor, account: Owner): Promise<string> {
  const { db, clock } = host;
  const device = visitor.device && isOurs(host, visitor.device) ? visitor.device : newDevice(host);
  const rows = printsOf(host, { ...visitor, device }, account).map(print => ({ user: account.id, print, at: clock() }));
  await db
    .insert(knownPlace)
    .values(rows)
    .onConflictDoUpdate({ target: [knownPlace.user, knownPlace.print], set: { at: clock() } });
  const own = eq(knownPlace.user, account.id);
  const latest = db
    .select({ print: knownPlace.print })
    .from(knownPlace)
    .where(own)
    .orderBy(desc(knownPlace.at))
    .limit(MOST);
  await db.delete(knownPlace).where(and(own, notInArray(knownPlace.print, latest)));
  return device;
}

/** Remembers the place of a request, and has its browser keep the proof, out of reach of scripts and of other sites. */
export async function keepPlace(context: Context<Env>, host: Host, account: Owner): Promise<void> {
  const secure = isSecure(host);
  const device = await rememberPlace(host, visitorOf(context, host), account);
  setCookie(context, COOKIE, device, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: KEPT,
    secure,
    ...(secure && { prefix: 'host' }),
  });
}

/** Forgets places that were not used for half a year. */
export async function forgetOldPlaces({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> {
  await db.delete(knownPlace).where(lt(knownPlace.at, new Date(clock().getTime() - KEPT * 1000)));
}
