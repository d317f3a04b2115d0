import { AgencyForms } from '#server/engine/settings/AgencyForms.ts';
import { phonesOf } from '#catalog/engine/texts/phonesOf.ts';
import { randomUUID } from 'node:crypto';
import { createApp } from '../../server/app.ts';
import { accountByEmail } from '../../server/engine/auth/account.ts';
import { issueToken, newSession } from '../../server/engine/auth/token.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/open.ts';
import type { Host } from '../../server/engine/context/host.ts';
import type { PooledDatabase } from '../../server/platform/services/Database.ts';
import { createVault } from '../../server/platform/services/vault.ts';
import { localFiles } from '../../server/platform/services/fileStore.ts';
import { backfills } from '../../server/modules/backfills.ts';
import { effects } from '../../server/modules/effects.ts';
import { payables } from '../../server/modules/payables.ts';
import { handlers } from '../../server/modules/handlers.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';

/** A call of somebody who may do everything; fails when it is refused. */
export type Call = (method: string, path: string, body?: object) => Promise<{ id: number }>;

export interface BooksHost {
  readonly host: Host;
  readonly db: PooledDatabase;
  readonly config: Config;
  readonly call: Call;
  close(): Promise<void>;
}

/** The host on the demo's books, in this process: on `DATABASE_URL`, or embedded in a folder of its own. */
export async function openBooksHost(): Promise<BooksHost> {
  const dataDir = process.env['DATA_DIR'] ?? 'data/bench-books';
  const config = await readConfig({ ...process.env, DATA_DIR: dataDir, DEMO: '0' });
  const parts = {
    log: () => {},
    clock: () => new Date(),
    vault: createVault(config.dataKey),
    files: localFiles(`${config.dataDir}/media`),
  };
  const { db, pools, close } = await openDatabase(config, parts);
  await seedDemo(db, { vault: parts.vault, scale: 1, now: new Date() });
  const host: Host = {
    ...parts,
    db,
    pools,
    effects,
    payables,
    backfills,
    handlers,
    secret: config.jwtSecret,
    demo: true,
    revealsUsers: false,
    mailer: undefined,
    publicUrl: 'http://localhost',
    phones: phonesOf('BD'),
    forms: new AgencyForms(db),
    timeZone: 'Asia/Dhaka',
    trustedProxies: [],
    quota: { user: 1e9, agency: 1e9 },
  };
  const app = createApp(host);
  const admin = await accountByEmail(db, 'admin@rihla.example');
  if (!admin) throw new Error('The database is not one of this benchmark.');
  const authorization = `Bearer ${await issueToken(newSession(admin, host), host)}`;
  const call: Call = async (method, path, body) => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const reply = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { id: number };
  };
  return { host, db, config, call, close };
}
