import { NoSheet } from './reader/NoSheet.ts';
import type { Asked, KeptRow, Reading } from './reader/Reading.ts';
import type { ReaderMessage, ReaderTask } from './reader/ReaderMessage.ts';

/** Time that a reader has; a file that takes longer is no list, but made to take long. */
const PATIENCE = 60_000;

/**
 * Reads a file in a Worker of its own, which ends with its answer: whatever a file does there costs the page a message.
 * Rejects with what the reader says, `NoSheet` when it says nothing, and the reason of the signal when that is given.
 */
export function readBeside(file: Blob, asked: Asked, signal?: AbortSignal): Promise<Reading> {
  const worker = new Worker(new URL('./reader/reader.worker.ts', import.meta.url), { type: 'module' });
  const rows: KeptRow[] = [];
  return new Promise<Reading>((resolve, reject) => {
    const patience = setTimeout(() => end(new NoSheet('too_slow')), PATIENCE);
    const end = (answer: Reading | Error) => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', leave);
      worker.terminate();
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    };
    const leave = () => end(new DOMException('The file was left', 'AbortError'));
    if (signal?.aborted) return leave();
    signal?.addEventListener('abort', leave);
    worker.addEventListener('error', () => end(new NoSheet('stopped')));
    worker.addEventListener('messageerror', () => end(new NoSheet('stopped')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => {
      if ('rows' in data) for (const row of data.rows) rows.push(row);
      else end('told' in data ? { ...data.told, rows } : new Error(data.failure));
    });
    worker.postMessage({ file, asked } satisfies ReaderTask);
  });
}
