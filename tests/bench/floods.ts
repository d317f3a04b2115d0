/**
 * What everybody else notices while one user, or nobody, asks for too much: median and 99th percentile, against the
 * built product with 150,000 pilgrims.
 */
import { execFileSync, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../catalog/engine/wire.ts';
import { tokenOf } from './floor/signedIn.ts';
import { withHostOn } from './runningHost.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 12);
/** Budgets of the specification: 99 of 100 answers, in milliseconds, and memory, in megabytes. */
const [LATEST, MOST] = [250, 400];

const at =
  (share: number) =>
  (all: readonly number[]): number =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;
const [median, p99] = [at(0.5), at(0.99)];

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

interface Latencies {
  readonly health: number[];
  readonly list: number[];
  memory: number;
}

/** Asks for health and a page of a list, one after the other, as somebody else would. */
async function watch({ url, token, pid }: { url: string; token: string; pid: number }): Promise<Latencies> {
  const seen: Latencies = { health: [], list: [], memory: 0 };
  const timed = async (path: string, headers = {}): Promise<number> => {
    const started = performance.now();
    const reply = await fetch(`${url}${path}`, { headers });
    await reply.arrayBuffer();
    return reply.ok ? performance.now() - started : Number.POSITIVE_INFINITY;
  };
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(20)) {
    seen.health.push(await timed('/healthz'));
    seen.list.push(await timed(`${calls('hajj_passenger_info').all}?size=25`, { authorization: `Bearer ${token}` }));
    seen.memory = Math.max(seen.memory, await memoryOf(pid));
  }
  return seen;
}

const flooder = ['tests/bench/flooder.ts'] as const;
const names: string[] = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', ...flooder], { encoding: 'utf8' }),
);
const only = process.env['BENCH_FLOOD'];
let late = 0;

const dataDir = process.env['DATA_DIR'] ?? 'data/bench';
const seed = ['--import', 'tsx', 'server/runSeed.ts', '--scale', process.env['BENCH_SCALE'] ?? '100'];
execFileSync(process.execPath, seed, { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, stdio: 'ignore' });
await withHostOn(dataDir, async ({ url, pid }) => {
  const [greedy, token] = [await tokenOf(url, 'admin'), await tokenOf(url, 'staff')];
  const quiet = await watch({ url, token, pid });
  const tell = (name: string, { health, list, memory }: Latencies, answers = ''): void => {
    const over = p99(health) > LATEST || p99(list) > LATEST || memory > MOST;
    if (over) late += 1;
    const times = (all: readonly number[]) =>
      `${median(all).toFixed(0).padStart(5)} / ${p99(all).toFixed(0).padStart(5)} ms`;
    const ratio = `${(p99(list) / p99(quiet.list)).toFixed(1)} x idle`;
    console.log(
      `${name.padEnd(32)} healthz ${times(health)}   list ${times(list)} (${ratio})   ${memory.toFixed(0).padStart(4)} MB   ${over ? 'OVER BUDGET ' : ''}${answers}`,
    );
  };
  tell('nothing else', quiet);
  for (const name of names.filter(one => !only || only.split('|').some(part => one.includes(part)))) {
    const child = fork(flooder[0], [name], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, FLOODED: url, TOKEN: greedy },
    });
    let answers: unknown = {};
    const begun = new Promise<void>(resolve =>
      child.on('message', counted => {
        answers = counted;
        resolve();
      }),
    );
    await begun;
    tell(name, await watch({ url, token, pid }), JSON.stringify(answers));
    child.kill('SIGKILL');
    await pause(2_000);
  }
});
if (late > 0) process.exitCode = 1;
