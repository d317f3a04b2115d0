import { readFile } from './readFile.ts';
import type { ReaderMessage, ReaderTask } from './ReaderMessage.ts';

/** Rows that are handed over at once: the page is held up for a moment by each part, and does not notice. */
const PART = 1_000;

const tell = (message: ReaderMessage) => self.postMessage(message);

async function answer({ file, asked }: ReaderTask): Promise<void> {
  try {
    const { rows, ...told } = await readFile(file, asked);
    for (let at = 0; at < rows.length; at += PART) tell({ rows: rows.slice(at, at + PART) });
    tell({ told });
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReaderTask>) => void answer(data));
