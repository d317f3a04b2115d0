import cluster from 'node:cluster';
import { getSystemErrorMap } from 'node:util';
import type { Platform } from '../services/Platform.ts';
import { failureForLog } from '../forLog.ts';
import { StartError } from '../StartError.ts';

export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** One JSON object a line; of several processes it says which. */
const log: Platform['log'] = event => {
  const which = cluster.worker && { process: cluster.worker.id };
  say(JSON.stringify({ at: new Date().toISOString(), ...which, ...event }));
};

export const logged: Platform['log'] = event => {
  if (event['level'] !== 'info' || process.env['LOG'] === '1') log(event);
};

export function sayAndEnd(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Ends the process with one sentence for what has a remedy, and with where it happened for what is a defect of ours.
 */
export function refuse(error: unknown): never {
  if (error instanceof StartError) return sayAndEnd(`Rihla cannot start. ${error.message}`);
  log({ level: 'error', event: 'start failed', ...failureForLog(error) });
  return sayAndEnd(
    `Rihla cannot start. ${String(error instanceof Error ? error.message : error)
      .replace(/\s+/g, ' ')
      .slice(0, 300)}`,
  );
}

/** Why nobody can be served on a port. Node words it otherwise in a process among several. */
export function notListening(port: number, error: NodeJS.ErrnoException): string {
  const [, reason] = getSystemErrorMap().get(error.errno ?? 0) ?? [];
  return `Rihla cannot listen on port ${port}: ${reason ?? error.message}.`;
}
