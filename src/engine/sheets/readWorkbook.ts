import { MOST_BYTES } from './reader/bounds.ts';
import { NoSheet } from './reader/NoSheet.ts';
import type { Asked, Reading } from './reader/Reading.ts';
import { readBeside } from './readBeside.ts';

interface Way extends Asked {
  /** Ends the reading, which rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** What was read of files that were chosen, so that nobody reads them again. */
const known = new WeakMap<Blob, Reading>();

/**
 * Reads any sheet: the rows of one, and what other sheets the file has. A file that `asChosen` has made is known already.
 * Rejects with `NoSheet`, whose message is the key of words that say what the file is.
 */
export async function readWorkbook(file: Blob, { signal, ...asked }: Way = {}): Promise<Reading> {
  const before = known.get(file);
  if (before && asked.sheet === undefined && asked.encoding === undefined) return before;
  if (file.size > MOST_BYTES) throw new NoSheet('too_large');
  if (typeof Worker !== 'undefined') return readBeside(file, asked, signal);
  const { readFile } = await import('./reader/readFile.ts');
  return readFile(file, asked);
}

/** The file as somebody has chosen to read it: in this encoding, and this sheet of it. Whoever reads it gets that. */
export function asChosen(file: File, reading: Reading): File {
  const chosen = new File([file], file.name, { type: file.type });
  known.set(chosen, reading);
  return chosen;
}
