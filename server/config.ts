import { availableParallelism } from 'node:os';
import type { Phones } from '#catalog/engine/texts/Phones.ts';
import { isDialledFrom, phonesOf } from '#catalog/engine/texts/phonesOf.ts';
import type { Credentials } from './engine/auth/firstAdministrator.ts';
import { dataFolder, secret } from './dataFolder.ts';
import { givenAddress } from './platform/db/givenAddress.ts';
import { readTrustedProxies } from './platform/http/trustedProxies.ts';
import type { Networks } from './platform/services/Networks.ts';
import type { Quota } from './platform/services/fileStore.ts';
import { StartError } from './platform/StartError.ts';

/** What the environment says (docs/operations.md lists the variables). */
export interface Config {
  readonly port: number;
  /** Processes that answer requests. */
  readonly processes: number;
  readonly dataDir: string;
  /** Absent: the embedded database below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly jwtSecret: string;
  /** Key of sealed values. Whoever loses it loses them. */
  readonly dataKey: string;
  readonly demo: boolean;
  /** Account to be made in a database without users. */
  readonly firstAdministrator: Credentials | undefined;
  readonly revealsUsers: boolean;
  /** Absent: mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly publicUrl: string;
  /** Address of this host for codes on paper. */
  readonly verifyUrl: string;
  readonly timeZone: string;
  readonly phones: Phones;
  readonly trustedProxies: Networks;
  readonly quota: Quota;
}

/** A time zone of the IANA list; a misspelt one would show yesterday as today, so the host does not start with it. */
function timeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new StartError(`AGENCY_TIME_ZONE is no time zone: ${name}.`);
  }
}

/** The country from which the agency dials, by its code of ISO 3166. */
function phonesIn(code: string): Phones {
  const country = code.toUpperCase();
  if (!isDialledFrom(country)) throw new StartError(`AGENCY_COUNTRY is no country: ${code}. It is a code such as BD.`);
  return phonesOf(country);
}

/** An address of the web, without a slash at its end. */
function webAddress(name: string, url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new StartError(`${name} is no web address: ${url}.`);
  return url.replace(/\/+$/, '');
}

/** A port of TCP; 0 takes any that is free. */
function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new StartError(`PORT is no port: ${text}. It is a number from 0 to 65535.`);
  return Number(text);
}

/** More than any machine has cores; a number that was mistyped would take its memory. */
const MOST_PROCESSES = 64;

/** How many processes answer; `auto` means one for each core. */
function processCount(text: string): number {
  if (text === 'auto') return Math.min(availableParallelism(), MOST_PROCESSES);
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > MOST_PROCESSES)
    throw new StartError(`PROCESSES is ${text}: it is a number from 1 to ${MOST_PROCESSES}, or auto.`);
  return Number(text);
}

/** Room for uploads in megabytes, as bytes. */
function room(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name]?.trim() || String(usual);
  if (!/^\d{1,9}$/.test(text)) throw new StartError(`${name} is no number of megabytes: ${text}.`);
  return Number(text) * 1024 * 1024;
}

/** Least length of a given secret: a shorter one can be tried out by whoever holds a single token (RFC 7518, 3.2). */
const LEAST_SECRET = 32;

/** The given secret of the sessions, if any. */
function sessionSecret(given: string | undefined): string | undefined {
  if (given && Buffer.byteLength(given) < LEAST_SECRET)
    throw new StartError(
      `JWT_SECRET is too short: it needs ${LEAST_SECRET} bytes, such as \`openssl rand -base64 48\` gives.`,
    );
  return given;
}

/** Reads the environment. Throws a StartError about the first thing that cannot be. */
export async function readConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const port = portNumber(env['PORT']?.trim() || '3000');
  const processes = processCount(env['PROCESSES']?.trim() || '1');
  const publicUrl = webAddress('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`);
  const databaseUrl = givenAddress(env['DATABASE_URL']);
  const zone = timeZone(env['AGENCY_TIME_ZONE'] || 'Asia/Dhaka');
  const phones = phonesIn(env['AGENCY_COUNTRY']?.trim() || 'BD');
  const proxies = readTrustedProxies(env['TRUSTED_PROXIES'] ?? '');
  const quota = { user: room(env, 'UPLOADS_OF_USER_MB', 5_000), agency: room(env, 'UPLOADS_MB', 50_000) };
  const dataDir = await dataFolder(env['DATA_DIR']);
  return {
    port,
    processes,
    dataDir,
    databaseUrl,
    jwtSecret: await secret(sessionSecret(env['JWT_SECRET']), dataDir, 'jwt-secret'),
    dataKey: await secret(env['DATA_KEY'], dataDir, 'data-key'),
    demo: (env['DEMO'] ?? (databaseUrl ? '0' : '1')) === '1',
    firstAdministrator:
      env['ADMIN_EMAIL'] && env['ADMIN_PASSWORD']
        ? { email: env['ADMIN_EMAIL'], password: env['ADMIN_PASSWORD'] }
        : undefined,
    revealsUsers: env['LOGIN_REVEALS_USERS'] === '1',
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || `Rihla <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    verifyUrl: webAddress('VERIFY_URL', env['VERIFY_URL'] || publicUrl),
    timeZone: zone,
    phones,
    trustedProxies: proxies,
    quota,
  };
}
