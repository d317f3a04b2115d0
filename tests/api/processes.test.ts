import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { connectionsFor } from '../../server/platform/process/connectionsFor.ts';
import { readConfig } from '../../server/config.ts';
import { isAlive } from '../../server/platform/db/embedded/isAlive.ts';
import { type DataFolder, dataFolder } from '../support/databaseFolder.ts';
import { type HostProcess, startHost } from '../support/databaseHost.ts';
import { openEventLine, tellsOf } from '../support/eventLine.ts';
import { connect, connectToBoth, loggedBy, startedBy } from '../support/processes.ts';

const PASSWORD = 'a-long-enough-password';
const TWO = { PROCESSES: '2', DEMO: '0', ADMIN_EMAIL: 'first@rihla.example', ADMIN_PASSWORD: PASSWORD };
const departments = calls('department');

let folder: DataFolder;
let host: HostProcess;
beforeAll(async () => {
  folder = await dataFolder();
  host = await startHost(folder.path, TWO);
}, 120_000);
afterAll(() => folder.release());

const started = () => [...startedBy(host).values()];
const readyLines = () => host.lines.filter(one => one.startsWith('Rihla is ready'));
const databaseRuns = () => existsSync(join(folder.path, 'postgres', 'postmaster.pid'));

async function signIn(email: string): Promise<string> {
  const client = await connect(host);
  const { status, body } = await client.call('POST', '/user/api/v1/user/login/', { email, password: PASSWORD });
  expect(status).toBe(200);
  client.close();
  return body.access ?? body.token;
}

describe('two processes on one embedded database', { timeout: 120_000 }, () => {
  it('answer side by side, and are told of once', async () => {
    const both = await connectToBoth(host);
    expect(both.map(one => one.process).sort()).toEqual([...startedBy(host).keys()].sort());
    for (const one of both) expect((await one.call('GET', '/api/config')).status).toBe(200);
    expect(readyLines()).toHaveLength(1);
    expect(loggedBy(host).filter(one => one.event === 'database started')).toHaveLength(1);
    for (const one of both) one.close();
  });

  it('let nobody in at the one who was suspended at the other', async () => {
    const [near, far] = await connectToBoth(host);
    const admin = await signIn('first@rihla.example');
    const clerk = { first_name: 'Nadia', email: 'nadia@rihla.example', password: PASSWORD, is_active: true };
    const { status, body } = await near.call('POST', calls('user').create, clerk, admin);
    expect([status, body.id]).toEqual([201, expect.any(Number)]);
    const token = await signIn(clerk.email);
    const me = () => far.call('GET', '/user/api/v1/user/me/', undefined, token);
    expect((await me()).status).toBe(200);
    expect((await near.call('PUT', calls('user').update(body.id), { is_active: false }, admin)).status).toBe(200);
    expect((await me()).status).toBe(401);
    for (const one of [near, far]) one.close();
  });

  it('tell the readers of the one what the other has changed', async () => {
    const admin = await signIn('first@rihla.example');
    const line = await openEventLine(host.url, admin);
    for (const one of await connectToBoth(host)) {
      const { body } = await one.call('POST', departments.create, { name: `Desk ${one.process}` }, admin);
      await line.until(tellsOf('department', body.id));
      one.close();
    }
    line.close();
  });

  it('keep their port, of which a second host is told in one sentence, and share their folder', async () => {
    const { port } = new URL(host.url);
    const second = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, ...TWO, DATABASE_URL: '', DATA_DIR: folder.path, PORT: port },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [complaints] = await Promise.all([second.stderr.toArray(), once(second, 'exit')]);
    expect(complaints.join('')).toBe(`Rihla cannot listen on port ${port}: address already in use.\n`);
    expect(second.exitCode).toBe(1);
    const third = await startHost(folder.path, TWO);
    expect(third.events).toContain('database adopted');
    expect(await third.stop()).toBe(0);
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  });

  it('stand in for each other until the one that was killed is replaced', async () => {
    const [near, far] = await connectToBoth(host);
    near.close();
    process.kill(startedBy(host).get(near.process) ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(host.events).toContain('process died'), { timeout: 10_000 });
    expect((await far.call('GET', '/api/config')).status).toBe(200);
    far.close();
    const both = await connectToBoth(host);
    expect(both.map(one => one.process)).toContain(3);
    for (const one of both) one.close();
    expect(readyLines()).toHaveLength(1);
  });

  it('end together, with their database', async () => {
    const client = await connect(host);
    expect(await host.stop()).toBe(0);
    client.close();
    expect(started().filter(isAlive)).toEqual([]);
    expect(databaseRuns()).toBe(false);
  });
});

describe('processes of a host', { timeout: 120_000 }, () => {
  it('end with the one that has started them', async () => {
    host = await startHost(folder.path, TWO);
    await host.kill();
    await vi.waitFor(() => expect(started().filter(isAlive)).toEqual([]), { timeout: 10_000 });
  });

  it('that keep dying end it, for its supervisor to start it again', async () => {
    host = await startHost(folder.path, TWO);
    const killing = setInterval(
      () =>
        started()
          .filter(isAlive)
          .forEach(pid => process.kill(pid, 'SIGKILL')),
      20,
    );
    expect(await host.ended).toBe(1);
    clearInterval(killing);
    expect(host.events).toContain('processes keep dying');
    expect(databaseRuns()).toBe(false);
  });

  it('are as many as are asked for, of which one leads by itself', async () => {
    const asked = (PROCESSES: string) => readConfig({ DATA_DIR: folder.path, PROCESSES });
    expect((await asked('')).processes).toBe(1);
    expect((await asked('3')).processes).toBe(3);
    expect((await asked('auto')).processes).toBeGreaterThanOrEqual(1);
    for (const wrong of ['0', '65', '-1', '1.5', 'all']) await expect(asked(wrong)).rejects.toThrow(/PROCESSES is/);
  });

  it('have an embedded database that takes the connections of all of them', () => {
    expect([1, 2, 8, 64].map(connectionsFor)).toEqual([100, 100, 145, 985]);
  });
});
