import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintingLine } from '../../catalog/engine/papers/Printing.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { tokenOf } from './floor/signedIn.ts';
import { withHostOn } from './runningHost.ts';

const PAPERS = 100;

export interface Printed {
  /** How long the call takes, the start of the typesetter included, in milliseconds. */
  readonly took: number;
  /** The most that the host, without its typesetter, has held meanwhile, in megabytes. */
  readonly memory: number;
}

/** What a process holds, as Linux tells. */
async function heldBy(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function print(url: string, pid: number): Promise<Printed> {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'admin')}`, 'content-type': 'application/json' };
  const list = await fetch(`${url}${calls('sales').all}?size=${PAPERS}`, { headers });
  const { sales } = (await list.json()) as { sales: readonly { id: number }[] };
  let memory = 0;
  const watch = setInterval(() => {
    void heldBy(pid).then(now => {
      memory = Math.max(memory, now);
    });
  }, 20);
  try {
    const started = performance.now();
    const body = JSON.stringify({ ids: sales.map(({ id }) => id) });
    const reply = await fetch(`${url}/api/papers/sales`, { method: 'POST', headers, body });
    const lines = (await reply.text()).trim().split('\n');
    const took = performance.now() - started;
    const end = JSON.parse(lines.at(-1) ?? 'null') as PrintingLine;
    if (sales.length < PAPERS || !('document' in end)) throw new Error(`not printed: ${lines.at(-1)?.slice(0, 200)}`);
    return { took, memory };
  } finally {
    clearInterval(watch);
  }
}

/** A hundred bills of the demo, asked of the built host as one document. */
export async function printed(): Promise<Printed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-bench-'));
  try {
    let result: Printed = { took: Number.NaN, memory: Number.NaN };
    await withHostOn(dataDir, async ({ url, pid }) => {
      result = await print(url, pid);
    });
    return result;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
