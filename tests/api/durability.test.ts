import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { type DataFolder, dataFolder } from '../support/databaseFolder.ts';
import { startHost } from '../support/databaseHost.ts';
import { killRound } from '../support/databaseRounds.ts';
import { endConnections, endTransactions, killBackend, outageRound } from '../support/outageRounds.ts';

const ROUNDS = [1, 2];
const WRITES = 150;

let folder: DataFolder;
beforeAll(async () => {
  folder = await dataFolder();
});
afterAll(() => folder.release());

describe('what the host has acknowledged', { timeout: 120_000 }, () => {
  it.each(ROUNDS)('is there after the host alone was killed under load, round %i', async round => {
    const { acknowledged, lost, adopted } = await killRound(folder.path, 'host', `host-${round}`, WRITES);
    expect(acknowledged).toBeGreaterThanOrEqual(WRITES);
    expect(lost).toEqual([]);
    expect(adopted).toBe(true);
  });

  it.each(ROUNDS)('is there after host and database were killed under load, round %i', async round => {
    const { acknowledged, lost, adopted } = await killRound(folder.path, 'host and database', `all-${round}`, WRITES);
    expect(acknowledged).toBeGreaterThanOrEqual(WRITES);
    expect(lost).toEqual([]);
    expect(adopted).toBe(false);
  });
});

describe('a host whose database is taken away under load', { timeout: 120_000 }, () => {
  const [writes, nothing] = [40, { lost: [], wrong: [] }];

  it('goes on when the embedded one is killed, one of its processes is, or its connections end, and loses nothing', async () => {
    const host = await startHost(folder.path);
    const cluster = join(folder.path, 'postgres');
    const url = `postgresql://rihla@localhost:5432/rihla?${new URLSearchParams({ host: cluster })}`;
    const killPostmaster = async () => {
      const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    };
    for (const [label, strike] of Object.entries({
      killPostmaster,
      killBackend: killBackend(url),
      endConnections: endConnections(url),
    })) {
      expect(await outageRound(host, strike, { label, writes }), label).toMatchObject(nothing);
    }
    expect(host.events).toContain('database back');
    expect(await host.stop()).toBe(0);
  });

  it('goes on when a given one ends its connections, and loses nothing', async () => {
    const database = await freshDatabase();
    const host = await startHost(folder.path, { DATABASE_URL: database.url });
    for (const [label, strike] of Object.entries({
      endConnections: endConnections(database.url),
      endTransactions: endTransactions(database.url),
    })) {
      expect(await outageRound(host, strike, { label, writes }), label).toMatchObject(nothing);
    }
    expect(await host.stop()).toBe(0);
    await database.drop();
  });
});

describe('a host that is asked to stop', { timeout: 60_000 }, () => {
  it('ends with success and leaves no database running', async () => {
    const first = await startHost(folder.path);
    expect(await first.stop()).toBe(0);
    const second = await startHost(folder.path);
    await second.stop();
    expect(second.events).toContain('database started');
  });
});
