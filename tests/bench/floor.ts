/**
 * Calls a second that our host answers, beside node:http and pg with the same question by hand on the same embedded
 * database (`floor/byHand.ts`), in turn. `BENCH_SCALE` says how many times the demo data, `BENCH_SECONDS` how long each
 * is asked.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sumBy } from 'es-toolkit';
import { calls } from '#catalog/engine/wire.ts';
import { startEmbedded } from '#server/platform/db/embedded/startEmbedded.ts';
import type { Load } from './floor/load.ts';
import { questionsOn } from './floor/questions.ts';
import { signedIn } from './floor/signedIn.ts';
import { hostGoals } from './goals.ts';
import { judge } from './judge.ts';
import { withHostOn } from './runningHost.ts';

const SCALE = process.env['BENCH_SCALE'] ?? '20';
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const TURNS = 3;
/** As many at a time as each asks when a page starts. */
const USERS = 8;

const dataDir = process.env['DATA_DIR'] ?? `data/bench-${SCALE}`;
const node = ['--import', 'tsx'];
const processOf = (file: string, env = {}): ChildProcess =>
  fork(file, { execArgv: node, env: { ...process.env, ...env } });

const load = processOf('tests/bench/floor/load.ts');
async function rateOf(asked: Omit<Load, 'seconds'>): Promise<number> {
  load.send({ ...asked, seconds: SECONDS });
  const [{ rate, failure }] = (await once(load, 'message')) as [{ rate: number; failure?: string }];
  if (failure) throw new Error(failure);
  return rate;
}

async function totalOf(url: string, token: string): Promise<number> {
  const path = `${url}${calls('hajj_passenger_info').all}?size=1`;
  const reply = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as { total_elements: number }).total_elements;
}

async function compare(url: string, other: string): Promise<void> {
  const tokens = await signedIn(url, USERS);
  const total = await totalOf(url, tokens[0] ?? '');
  const measured = new Map<string, { ours: number; other: number }>();
  for (const { name, ours, byHand } of questionsOn(total)) {
    const turns: { ours: number; other: number }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push({
        ours: await rateOf({ url, asked: ours, tokens }),
        other: await rateOf({ url: other, asked: byHand, tokens: [] }),
      });
    measured.set(name, {
      ours: sumBy(turns, one => one.ours) / TURNS,
      other: sumBy(turns, one => one.other) / TURNS,
    });
  }
  judge(`Calls a second, ${total} pilgrims, 32 connections, beside node:http and pg by hand`, hostGoals, measured);
}

const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
execFileSync(process.execPath, [...node, 'server/runSeed.ts', '--scale', SCALE], { env, stdio: 'ignore' });
const database = await startEmbedded({ dataDir, log: () => {} });
const byHand = processOf('tests/bench/floor/byHand.ts', { DATABASE_URL: database.url });
const [{ port }] = (await once(byHand, 'message')) as [AddressInfo];
try {
  await withHostOn(dataDir, ({ url }) => compare(url, `http://localhost:${port}`));
} finally {
  load.kill();
  byHand.kill();
  await database.stop();
}
