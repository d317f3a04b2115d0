import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Embedded, startEmbedded } from '../../server/platform/db/embedded/startEmbedded.ts';
import { type DataFolder, dataFolder } from '../support/databaseFolder.ts';

let folder: DataFolder;
let events: string[];
const running: Embedded[] = [];

async function start(dataDir = folder.path): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: ({ event }) => events.push(String(event)) });
  running.push(embedded);
  return embedded;
}

async function stop(embedded: Embedded): Promise<void> {
  running.splice(running.indexOf(embedded), 1);
  await embedded.stop();
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const pidFile = (): string => join(folder.path, 'postgres', 'postmaster.pid');
const serverPid = async (): Promise<number> => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

beforeEach(async () => {
  folder = await dataFolder();
  events = [];
});

afterEach(async () => {
  for (const embedded of running.splice(0).reverse()) await embedded.stop();
  await folder.release();
});

describe('the embedded database', () => {
  it('keeps what was written when it is stopped and started again', async () => {
    const first = await start();
    await query(first.url, 'create table kept (name text)');
    await query(first.url, `insert into kept values ('ملف'), ('Şükrü')`);
    await stop(first);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select lower(name) as name from kept order by 1')).toEqual([
      { name: 'şükrü' },
      { name: 'ملف' },
    ]);
  });

  it('listens on no network port', async () => {
    const { url } = await start();
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('comes back when its process dies', async () => {
    const { url } = await start();
    process.kill(await serverPid(), 'SIGKILL');
    await vi.waitFor(() => expect(events).toContain('database back'), { timeout: 15_000 });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts although another program now has the number of its former process', async () => {
    const first = await start();
    const locks = [pidFile(), join(folder.path, 'postgres', '.s.PGSQL.5432.lock')];
    const contents = await Promise.all(locks.map(file => readFile(file, 'utf8')));
    await stop(first);
    const { uid, gid } = await stat(join(folder.path, 'postgres'));
    const other = spawn('sleep', ['60'], { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) });
    try {
      for (const [at, file] of locks.entries()) {
        await writeFile(file, (contents[at] ?? '').replace(/^\d+/, String(other.pid)));
        await chown(file, uid, gid);
      }
      expect((await start()).adopted).toBe(false);
    } finally {
      other.kill();
      await once(other, 'exit');
    }
  });

  it('goes on while a second host uses it', async () => {
    const first = await start();
    const second = await start();
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    await stop(first);
    expect(events).toContain('database left to another host');
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is reached in a folder whose path is too long for a socket', async () => {
    const { url } = await start(join(folder.path, 'a'.repeat(120)));
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a cluster of another PostgreSQL and says what to do', async () => {
    await stop(await start());
    await writeFile(join(folder.path, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17.*DATABASE_URL/);
  });
});
