import { AgencyForms } from '#server/engine/settings/AgencyForms.ts';
import { phonesOf } from '#catalog/engine/texts/phonesOf.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Role } from '../../catalog/engine/policies.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { accountByEmail } from '../../server/engine/auth/account.ts';
import { createApp } from '../../server/app.ts';
import { hashPassword } from '../../server/engine/kinds/password.ts';
import { issueToken, newSession } from '../../server/engine/auth/token.ts';
import { handlers } from '../../server/modules/handlers.ts';
import { backfills } from '../../server/modules/backfills.ts';
import { effects } from '../../server/modules/effects.ts';
import { payables } from '../../server/modules/payables.ts';
import { insertRow } from '../../server/engine/crud/store.ts';
import { openPools } from '../../server/platform/db/pools.ts';
import { columnOf, tableOf } from '../../server/engine/schema/tables.ts';
import type { Host } from '../../server/engine/context/host.ts';
import type { Caller } from '../../server/platform/http/Caller.ts';
import { createVault } from '../../server/platform/services/vault.ts';
import { localFiles } from '../../server/platform/services/fileStore.ts';
import { seedRights } from '../../server/seed/seedRights.ts';
import { eq } from 'drizzle-orm';
import type { TestDatabase } from './cloneDatabase.ts';

export const PASSWORD = 'correct horse battery';
export const VAULT_KEY = 'a key of the tests';
export const SECRET = 'a secret of the tests, long enough to be one';
/** The day on which the tests take place, unless they turn the clock. */
const START = Date.parse('2026-11-21T06:00:00Z');

/** The answer to a call, with its body read. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into bodies of every shape.
  readonly body: any;
}

export interface CallOptions {
  readonly as?: Role | 'guest';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Office {
  readonly host: Host;
  /** For connections of a test's own to the same database. */
  readonly pool: Pool;
  readonly app: ReturnType<typeof createApp>;
  /** Lines that the host logged. */
  readonly logged: Readonly<Record<string, unknown>>[];
  readonly tokens: Readonly<Record<Role, string>>;
  readonly ids: Readonly<Record<Role, number>>;
  call(method: string, path: string, asked?: CallOptions): Promise<Reply>;
  /** Moves the clock on by seconds. */
  wait(seconds: number): void;
  close(): Promise<void>;
}

const system: Caller = { id: null, email: null, role: 'admin', permissions: null, branch: null };

async function addAccount(host: Host, role: Role, hashed: string): Promise<{ id: number; token: string }> {
  const known = await accountByEmail(host.db, `${role}@rihla.example`);
  if (known) return { id: known.id, token: await issueToken(newSession(known, host), host) };
  const roles = tableOf(entities.role);
  const [found] = await host.db
    .select({ id: columnOf(roles, 'id') })
    .from(roles)
    .where(eq(columnOf(roles, 'name'), role.toUpperCase()));
  const values = {
    first_name: role,
    username: role,
    email: `${role}@rihla.example`,
    password: hashed,
    is_active: true,
    is_admin: role === 'admin',
    role: found?.id,
  };
  const id = await insertRow(host.db, entities.employee, values, { caller: system, now: host.clock() });
  return { id, token: await issueToken(newSession({ id, sessionVersion: 1 }, host), host) };
}

function bodyOf(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (typeof body === 'string') return { body, type: 'application/json' };
  return { body: JSON.stringify(body), type: 'application/json' };
}

/**
 * The real host on the given database, with an administrator, a member of staff and a plain user (the demo's, where it
 * has them).
 */
export async function openOfficeOn(database: TestDatabase, given: Partial<Host> = {}): Promise<Office> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-media-'));
  const logged: Readonly<Record<string, unknown>>[] = [];
  let now = START;
  const pools = openPools(database.url, () => {});
  const host: Host = {
    db: drizzle(database.pool),
    pools,
    clock: () => new Date(now),
    vault: createVault(VAULT_KEY),
    files: localFiles(folder),
    effects,
    payables,
    backfills,
    handlers,
    secret: SECRET,
    demo: false,
    revealsUsers: false,
    mailer: undefined,
    publicUrl: 'https://office.rihla.example',
    timeZone: 'Asia/Dhaka',
    phones: phonesOf('BD'),
    forms: new AgencyForms(drizzle(database.pool)),
    trustedProxies: [],
    quota: { user: 1e9, agency: 1e9 },
    log: event => logged.push(event),
    ...given,
  };
  await seedRights(host.db);
  const hashed = await hashPassword(PASSWORD);
  const [admin, staff, user] = [
    await addAccount(host, 'admin', hashed),
    await addAccount(host, 'staff', hashed),
    await addAccount(host, 'user', hashed),
  ];
  const tokens = { admin: admin.token, staff: staff.token, user: user.token };
  const app = createApp(host);
  return {
    host,
    pool: database.pool,
    app,
    logged,
    tokens,
    ids: { admin: admin.id, staff: staff.id, user: user.id },
    async call(method, path, { as = 'admin', body, headers } = {}) {
      const { body: sent, type } = bodyOf(body);
      const reply = await app.request(path, {
        method,
        headers: {
          ...(as !== 'guest' && { authorization: `Bearer ${tokens[as]}` }),
          ...(type && { 'content-type': type }),
          ...headers,
        },
        ...(sent !== undefined && { body: sent }),
      });
      const text = await reply.text();
      const isJson = reply.headers.get('content-type')?.includes('json');
      return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text };
    },
    wait(seconds) {
      now += seconds * 1000;
    },
    async close() {
      await pools.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
