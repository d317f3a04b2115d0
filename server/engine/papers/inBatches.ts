import { isUint8Array } from 'node:util/types';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';

/** Papers that are typeset at a time: 20 of a page each, or those of few hundred lines, take 250 MB. */
const MOST = 20;
/** What they say together at most, in characters of JSON; one that says more is typeset by itself. */
const LONGEST = 60_000;

/** How much a paper says; a picture is there once for all of them. */
const lengthOf = (paper: PaperData): number =>
  JSON.stringify(paper, (_, value: unknown) => (isUint8Array(value) ? undefined : value)).length;

/** Papers as they come, in parts that are small enough to be typeset in one call. */
export async function* inBatches(papers: AsyncIterable<PaperData>): AsyncGenerator<readonly PaperData[], void> {
  let batch: PaperData[] = [];
  let length = 0;
  for await (const paper of papers) {
    const more = lengthOf(paper);
    if (batch.length > 0 && (batch.length === MOST || length + more > LONGEST)) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(paper);
    length += more;
  }
  if (batch.length > 0) yield batch;
}
