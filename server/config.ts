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

export async function readConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const dataDir = resolve(env['DATA_DIR'] ?? 'data');
  await mkdir(dataDir, { recursive: true });
  const databaseUrl = env['DATABASE_URL'] || undefined;
  return {
    port: Number(env['PORT'] ?? 3000),
    dataDir,
    databaseUrl,
    jwtSecret: await secret(env['JWT_SECRET'], join(dataDir, 'jwt-secret')),
    dataKey: await secret(env['DATA_KEY'], join(dataDir, 'data-key')),
    demo: (env['DEMO'] ?? (databaseUrl ? '0' : '1')) === '1',
    firstAdministrator: env['ADMIN_EMAIL'] && env['ADMIN_PASSWORD'] ? { email: env['ADMIN_EMAIL'], password: env['ADMIN_PASSWORD'] } : undefined,
    revealsUsers: env['LOGIN_REVEALS_USERS'] === '1',
  };
}
