/**
 * How long 5,000 pilgrims take to be tried, imported and undone by the built product, and how it answers everybody else
 * meanwhile; then what six who import at once are told of their places. `BENCH_ROWS` for another number of them.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../catalog/engine/wire.ts';
import { tokenOf } from './floor/signedIn.ts';
import { madePilgrims } from './imports/madePilgrims.ts';
import { type Answer, importLines } from './imports/importLines.ts';
import { withHostOn } from './runningHost.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 5_000);
/** Trial, import and undo together, in seconds at 5,000 rows; 99 of 100 answers to others, in milliseconds. */
const [TOGETHER, LATEST] = [120, 250];
const SENDERS = 6;

const dataDir = process.env['DATA_DIR'] ?? 'data/bench-imports';
const p99 = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? Number.NaN;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`;
let missed = 0;

interface Site {
  readonly url: string;
  readonly token: string;
}

/** Asks for health and a page of pilgrims as somebody else would until `work` ends; tells how long each took. */
async function beside<T>(
  { url, token }: Site,
  name: string,
  work: () => Promise<T>,
): Promise<{ ms: number; value: T }> {
  const seen = { health: new Array<number>(), list: new Array<number>() };
  const timed = async (path: string): Promise<number> => {
    const began = performance.now();
    const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await reply.arrayBuffer();
    return reply.ok ? performance.now() - began : Number.POSITIVE_INFINITY;
  };
  const asked = { isOver: false };
  const watch = async () => {
    while (!asked.isOver) {
      seen.health.push(await timed('/healthz'));
      seen.list.push(await timed(`${calls('hajj_passenger_info').all}?size=25`));
      await pause(20);
    }
  };
  const watching = watch();
  const began = performance.now();
  const value = await work().finally(() => {
    asked.isOver = true;
  });
  const ms = performance.now() - began;
  await watching;
  const [health, list] = [p99(seen.health), p99(seen.list)];
  const isLate = Math.max(health, list) > LATEST;
  if (isLate) missed += 1;
  const others = `healthz p99 ${health.toFixed(0).padStart(5)} ms   list p99 ${list.toFixed(0).padStart(5)} ms`;
  console.log(`${name.padEnd(20)} ${seconds(ms)}   ${others}   ${isLate ? 'OVER BUDGET' : ''}`);
  return { ms, value };
}

async function undo({ url, token }: Site, run: number): Promise<void> {
  const path = calls('import_run').command('undo', run);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: '{}' });
  if (!reply.ok) throw new Error(`undo: ${reply.status} ${await reply.text()}`);
}

await rm(dataDir, { recursive: true, force: true });
await withHostOn(dataDir, async ({ url }) => {
  const [own, other] = [
    { url, token: await tokenOf(url, 'admin') },
    { url, token: await tokenOf(url, 'staff') },
  ];
  const body = { entity: 'hajj_passenger_info', rows: madePilgrims(ROWS), keys: ['passport_number', 'nid_number'] };
  await beside(other, 'nothing else', () => pause(5_000));
  const trial = await beside(other, `trial of ${ROWS}`, () => importLines(own, { ...body, commit: false }));
  console.log(JSON.stringify(trial.value.totals));
  const kept = await beside(other, `import of ${ROWS}`, () => importLines(own, { ...body, commit: true }));
  const undone = await beside(other, 'undo', () => undo(own, Number(kept.value.run)));
  const together = trial.ms + kept.ms + undone.ms;
  const goal = (TOGETHER * ROWS) / 5_000;
  if (together > goal * 1000) missed += 1;
  console.log(`together ${seconds(together)}, goal ${goal.toFixed(0)} s`);
  const few = { ...body, rows: body.rows.slice(0, Math.max(1, ROWS / 20)), commit: false };
  const answers: Answer[] = await Promise.all(Array.from({ length: SENDERS }, () => importLines(own, few)));
  console.log(`${SENDERS} at once: ${answers.map(({ places }) => places.join('>') || '0').join('  ')}`);
});
if (missed > 0) process.exitCode = 1;
