import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { readConfig } from '../../server/config.ts';
import { whyNotOpened } from '../../server/platform/db/whyNotOpened.ts';
import { createVault } from '../../server/platform/services/vault.ts';
import { demandDataKey } from '../../server/seed/dataKey.ts';
import { StartError } from '../../server/platform/StartError.ts';
import { freshDatabase } from '../support/database.ts';
import { type DataFolder, dataFolder } from '../support/databaseFolder.ts';
import { startHost } from '../support/databaseHost.ts';
import { openOfficeOn, VAULT_KEY } from '../support/officeOn.ts';
import { createSample } from '../support/sample.ts';

let folder: DataFolder;
beforeAll(async () => {
  folder = await dataFolder();
});
afterAll(() => folder.release());

/** Starts the product, which is to refuse; gives its status and all that it wrote. */
async function refused(env: Readonly<Record<string, string>>) {
  const host = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder.path, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [host.stdout, host.stderr]) stream.on('data', chunk => written.push(String(chunk)));
  const [status] = await once(host, 'exit');
  return { status, written: written.join('') };
}

describe('a host that cannot start', { timeout: 60_000 }, () => {
  it.each([
    ['a port that is none', { PORT: '80a' }, /PORT is no port: 80a/],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://root:geheim@127.0.0.1/rihla' },
      /another kind of database \(mysql\)/,
    ],
    [
      'nobody at the address',
      { DATABASE_URL: 'postgresql://rihla:geheim@127.0.0.1:1/rihla' },
      /127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)/,
    ],
    [
      'a file in place of the data folder',
      { DATA_DIR: join(import.meta.dirname, 'startUp.test.ts') },
      /startUp\.test\.ts cannot be used: it is a file/,
    ],
    ['a file system without folders', { DATA_DIR: '/proc/rihla/data' }, /its file system takes no folders/],
  ])('says so in one sentence, with status 1: %s', async (_, env, sentence) => {
    const { status, written } = await refused(env);
    expect(status).toBe(1);
    expect(written.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
    expect(written).not.toMatch(/geheim|^\s+at /m);
  });

  it('says so of a database that a version before the first release has made', async () => {
    const { url, pool, drop } = await freshDatabase();
    await pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
    const { status, written } = await refused({ DATABASE_URL: url });
    expect(status).toBe(1);
    const last = written.trim().split('\n').at(-1);
    expect(last).toMatch(
      /^Rihla cannot start\. The database was made by a version of Rihla before the first release, /,
    );
    await drop();
  });
});

describe('the configuration', () => {
  const given = (env: Readonly<Record<string, string>>) => readConfig({ DATA_DIR: folder.path, ...env });

  it.each(['-1', '65536', '3000.5', '0x50', 'http', '1e3'])('refuses %s as a port', async PORT => {
    await expect(given({ PORT })).rejects.toThrow(StartError);
  });

  it.each(['garbage', 'postgresql://user:p#ss@host/rihla', 'localhost:5432/rihla', 'sqlite:rihla.db'])(
    'refuses %s as a database, and does not repeat it',
    async DATABASE_URL => {
      const refusal: unknown = await given({ DATABASE_URL }).catch(error => error);
      expect(refusal).toBeInstanceOf(StartError);
      expect(String(refusal)).not.toMatch(/p#ss/);
    },
  );

  it('takes the addresses that PostgreSQL documents', async () => {
    for (const DATABASE_URL of [
      'postgres://a:b@host/rihla?sslmode=disable',
      'postgresql:///rihla?host=/run/postgresql',
    ]) {
      expect((await given({ DATABASE_URL })).databaseUrl).toBe(DATABASE_URL);
    }
  });

  it('refuses a data folder below a file, and says what stands in the way', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    await expect(given({ DATA_DIR: join(file, 'data') })).rejects.toThrow(/a file stands where a folder/);
  });

  it('is the same for hosts that start together on a fresh folder', async () => {
    const DATA_DIR = join(folder.path, 'together');
    const all = await Promise.all(Array.from({ length: 8 }, () => given({ DATA_DIR })));
    expect(new Set(all.map(({ dataKey, jwtSecret }) => `${dataKey} ${jwtSecret}`)).size).toBe(1);
    expect(all[0]?.dataKey).toBe(await readFile(join(DATA_DIR, 'data-key'), 'utf8'));
  });

  it('refuses a secret that has become empty', async () => {
    const DATA_DIR = join(folder.path, 'emptied');
    await mkdir(DATA_DIR);
    await writeFile(join(DATA_DIR, 'data-key'), '');
    await expect(given({ DATA_DIR })).rejects.toThrow(/data-key is empty/);
  });

  it('names a database that is missing, and a password that is refused', async () => {
    const elsewhere = new URL(inject('cluster').adminUrl);
    elsewhere.pathname = '/nowhere';
    const missing: unknown = await new pg.Client(elsewhere.href).connect().catch((error: unknown) => error);
    expect(whyNotOpened(missing, elsewhere.href).message).toMatch(/has no database "nowhere"/);
    const refusal = Object.assign(new pg.DatabaseError('password authentication failed', 0, 'error'), {
      code: '28P01',
    });
    expect(whyNotOpened(refusal, 'postgresql://a:geheim@host/rihla').message).toBe(
      'PostgreSQL at host:5432 refuses the user or the password of DATABASE_URL.',
    );
  });
});

describe('the key of sealed values', () => {
  it('is known again, and another one refused, on a database that was sealed before it was noted down too', async () => {
    const database = await freshDatabase();
    const office = await openOfficeOn(database);
    await createSample(office, entities.hajj_passenger_info);
    const [right, wrong] = [{ vault: createVault(VAULT_KEY) }, { vault: createVault('another key') }];
    await expect(demandDataKey(office.host.db, wrong)).rejects.toThrow(/DATA_KEY is not the key/);
    await demandDataKey(office.host.db, right);
    await database.pool.query('delete from hajj_passenger_info');
    await demandDataKey(office.host.db, right);
    await expect(demandDataKey(office.host.db, wrong)).rejects.toThrow(StartError);
    await office.close();
  });

  it('is the one of whoever comes first to an empty database', async () => {
    const { pool, drop } = await freshDatabase();
    const keys = ['one', 'two', 'three'].map(key =>
      demandDataKey(drizzle(pool), { vault: createVault(key) }).then(
        () => key,
        () => 'refused',
      ),
    );
    expect((await Promise.all(keys)).filter(key => key !== 'refused')).toHaveLength(1);
    await drop();
  });
});

describe('hosts that start together on a fresh folder', { timeout: 180_000 }, () => {
  it('share one database, whichever is first', async () => {
    const shared = await dataFolder();
    const hosts = await Promise.all(Array.from({ length: 3 }, () => startHost(shared.path)));
    for (const { url } of hosts) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(hosts.filter(({ events }) => events.includes('database started'))).toHaveLength(1);
    for (const host of hosts) expect(await host.stop()).toBe(0);
    await shared.release();
  });
});
