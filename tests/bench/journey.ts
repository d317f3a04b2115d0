/**
 * A visit to the back office and to a plain React-Admin application of the same pages (`peer/main.tsx`), in turn, in
 * one browser on a slow machine and a slow line: what is loaded, how long each step takes, and whether the goals are
 * met. Medians.
 */
import { chromium } from 'playwright';
import { visitGoals } from './goals.ts';
import { ours, peer } from './journey/Site.ts';
import { type Visit, visit } from './journey/visit.ts';
import { judge } from './judge.ts';
import { servePeer } from './peer/servePeer.ts';
import { withRunningHost } from './runningHost.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await withRunningHost(async url => {
  const other = await servePeer();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const visits: { readonly ours: Visit; readonly other: Visit }[] = [];
  for (let run = 0; run < RUNS; run += 1)
    visits.push({ ours: await visit(browser, ours(url)), other: await visit(browser, peer(other.url)) });
  await browser.close();
  other.close();
  const measured = Object.keys(visits[0]?.ours ?? {}).map(key => {
    const of = (site: 'ours' | 'other') => median(visits.map(one => one[site][key as keyof Visit]));
    return [key, { ours: of('ours'), other: of('other') }] as const;
  });
  judge(`A visit, medians of ${RUNS}, beside a plain React-Admin`, visitGoals, new Map(measured));
});
