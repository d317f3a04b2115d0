/** How long a hundred papers take, beside the first of all, and what they leave in the memory of the host. */
import { Typesetter } from '../../server/engine/papers/Typesetter.ts';
import { invoices } from '../support/papers.ts';
import { paperGoals } from './goals.ts';
import { judge } from './judge.ts';
import { printed } from './printed.ts';

const MB = 1024 * 1024;
const languages = Object.values(invoices);
const typesetter = new Typesetter();
const papers = Array.from({ length: 100 }, (_, at) => {
  const { [at % languages.length]: paper = invoices.en } = languages;
  return { ...paper, title: `${paper.title} ${at}` };
});
const log = (entry: unknown): void => console.error(entry);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const first = await timed(() => typesetter.typeset(log, [invoices.en]));
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 20);
const each = await timed(() => typesetter.typeset(log, papers));
const together = await timed(() => typesetter.typesetTogether(log, papers));
clearInterval(watch);
const call = await printed();
judge(
  'Papers',
  paperGoals,
  new Map([
    ['100 papers', { ours: each, other: first }],
    ['100 papers as one', { ours: together, other: first }],
    ['100 papers, at most', { ours: Math.max(each, together) / 1000 }],
    ['memory of the host', { ours: most / MB }],
    ['100 papers of a call', { ours: call.took / 1000 }],
    ['memory at the call', { ours: call.memory }],
  ]),
);
process.exit();
