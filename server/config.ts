import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Credentials } from './auth/firstAdministrator.ts';

/** What the environment says (docs/operations.md lists the variables). */
export interface Config {
  readonly port: number;
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
  readonly timeZone: string;
}

/** A secret of the environment, or one made once and kept in the data folder. */
async function secret(given: string | undefined, file: string): Promise<string> {
  if (given) return given;
  const made = randomBytes(48).toString('base64url');
  // `wx` lets the first of several starting hosts decide.
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** A time zone of the IANA list; a misspelt one would show yesterday as today, so the host does not start with it. */
function timeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`AGENCY_TIME_ZONE is no time zone: ${name}`);
  }
}

/** An address of the web, without a slash at its end. */
function webAddress(name: string, url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`${name} is no web address: ${url}`);
  return url.replace(/\/+$/, '');
}

export async function readConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const dataDir = resolve(env['DATA_DIR'] ?? 'data');
  await mkdir(dataDir, { recursive: true });
  const port = Number(env['PORT'] ?? 3000);
  const publicUrl = webAddress('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`);
  const databaseUrl = env['DATABASE_URL'] || undefined;
  return {
    port,
    dataDir,
    databaseUrl,
    jwtSecret: await secret(env['JWT_SECRET'], join(dataDir, 'jwt-secret')),
    dataKey: await secret(env['DATA_KEY'], join(dataDir, 'data-key')),
    demo: (env['DEMO'] ?? (databaseUrl ? '0' : '1')) === '1',
    firstAdministrator: env['ADMIN_EMAIL'] && env['ADMIN_PASSWORD'] ? { email: env['ADMIN_EMAIL'], password: env['ADMIN_PASSWORD'] } : undefined,
    revealsUsers: env['LOGIN_REVEALS_USERS'] === '1',
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || `Rihla <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    timeZone: timeZone(env['AGENCY_TIME_ZONE'] || 'Asia/Dhaka'),
  };
}
