import { spawnSync } from 'node:child_process';
import papa from 'papaparse';

/** Whether the program is on this machine: `apt-get install hledger`. */
export const hasHledger = spawnSync('hledger', ['--version']).status === 0;

/** Rows of a report that hledger makes of a journal, as its CSV has them. */
export function hledger(journal: string, ...asked: readonly string[]): string[][] {
  const { status, stdout, stderr } = spawnSync(
    'hledger',
    ['-f', '-', ...asked, ...(asked[0] === 'check' ? [] : ['-O', 'csv'])],
    {
      input: journal,
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return papa.parse<string[]>(stdout.trim()).data;
}
