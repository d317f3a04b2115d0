import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataFolder, dataFolder } from '../support/databaseFolder.ts';
import { startHost } from '../support/databaseHost.ts';
import { killRound } from '../support/databaseRounds.ts';

const ROUNDS = [1, 2, 3];
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

describe('a host that is asked to stop', { timeout: 60_000 }, () => {
  it('ends with success and leaves no database running', async () => {
    const first = await startHost(folder.path);
    expect(await first.stop()).toBe(0);
    const second = await startHost(folder.path);
    await second.stop();
    expect(second.events).toContain('database started');
  });
});
