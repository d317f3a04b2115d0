/**
 * Takes the database away from a host under load, in every way and on both databases. `tsx tests/bench/outageRounds.ts
 * [rounds]`
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataFolder, dataFolder } from '../support/databaseFolder.ts';
import { type HostProcess, startHost } from '../support/databaseHost.ts';
import { givenServer } from '../support/givenServer.ts';
import { endConnections, endTransactions, killBackend, outageRound, type Strike } from '../support/outageRounds.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const WRITES = 60;
const debian = '/usr/lib/postgresql';

async function repeat(host: HostProcess, database: string, strikes: Readonly<Record<string, Strike>>): Promise<void> {
  for (const [name, strike] of Object.entries(strikes)) {
    let [acknowledged, lost, refused, wrong, away] = [0, 0, 0, 0, 0];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const result = await outageRound(host, strike, { label: `${name}-${round}`, writes: WRITES });
      acknowledged += result.acknowledged;
      lost += result.lost.length;
      refused += result.refused;
      wrong += result.wrong.length;
      away = Math.max(away, result.away);
    }
    console.log(
      `${database}: ${name} ${ROUNDS} times: ${lost} of ${acknowledged} acknowledged writes lost, ${refused} requests told to come again, ${wrong} failed otherwise, away for ${away} ms at most`,
    );
    if (lost + wrong > 0) process.exitCode = 1;
  }
}

async function onEmbedded(folder: DataFolder): Promise<void> {
  const host = await startHost(folder.path, { DEMO: '1' });
  const postmaster = async () =>
    Number((await readFile(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const url = `postgresql://rihla@localhost:5432/rihla?${new URLSearchParams({ host: join(folder.path, 'postgres') })}`;
  const signal =
    (name: NodeJS.Signals): Strike =>
    async () =>
      void process.kill(await postmaster(), name);
  await repeat(host, 'embedded', {
    'postmaster killed': signal('SIGKILL'),
    'server stopped': signal('SIGINT'),
    'backend killed': killBackend(url),
    'connections ended': endConnections(url),
    'transactions ended': endTransactions(url),
  });
  await host.stop();
}

async function onGiven(folder: DataFolder): Promise<void> {
  const [version] = readdirSync(debian).sort().reverse();
  const server = await givenServer(join(debian, version ?? '', 'bin'));
  try {
    const host = await startHost(join(folder.path, 'given'), { DEMO: '1', DATABASE_URL: server.url });
    const restart =
      (mode: 'fast' | 'immediate'): Strike =>
      async () => {
        await server.stop(mode);
        await server.start();
      };
    await repeat(host, 'PostgreSQL', {
      restarted: restart('fast'),
      'restarted after a crash': restart('immediate'),
      'postmaster killed and started': async () => {
        process.kill(await server.pid(), 'SIGKILL');
        // Its workers have to notice before another may start.
        for (let tries = 0; tries < 100; tries += 1)
          if (
            await server.start().then(
              () => true,
              () => false,
            )
          )
            break;
      },
      'backend killed': killBackend(server.url),
      'connections ended': endConnections(server.url),
      'transactions ended': endTransactions(server.url),
    });
    await host.stop();
  } finally {
    await server.release();
  }
}

const folder = await dataFolder();
try {
  await onEmbedded(folder);
  await onGiven(folder);
} finally {
  await folder.release();
}
