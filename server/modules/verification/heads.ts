import { appendFile, readFile } from 'node:fs/promises';
import type { Head } from './BookCheck.ts';

/** Lines that are read back, the newest. */
const MOST = 400;

/** Writes an end of the chain where whoever may change the database cannot reach it: `2026-11-21T21:00:00.000Z 42 9f…` */
export const exportHead = (file: string, at: Date, { seq, digest }: Head): Promise<void> =>
  appendFile(file, `${at.toISOString()} ${seq} ${digest}\n`, { mode: 0o600 });

/** The ends that were written there; none where there is no such file yet. */
export async function exportedHeads(file: string | undefined): Promise<Head[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .slice(-MOST)
    .flatMap(line => {
      const [, seq = '', digest = ''] = line.split(' ');
      return /^\d+$/.test(seq) ? [{ seq: Number(seq), digest }] : [];
    });
}
