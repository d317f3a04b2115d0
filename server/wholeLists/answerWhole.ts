import { toWire } from '../crud/record.ts';
import type { ListQuery } from '../crud/query.ts';
import type { View } from '../access/scope.ts';
import type { Host } from '../host.ts';
import { Pace } from '../flow/pace.ts';
import { readWhole } from './readWhole.ts';

/** A reader who takes less has lost their turn, since others wait for it. */
const LEAST = { patience: 20_000, bytesPerSecond: 64 * 1024 };

interface Asked {
  readonly query: ListQuery;
  /** Whether the reader may see sealed values. */
  readonly reveal: boolean;
}

/** Texts that together are the list's JSON in the contract's envelope. */
async function* envelope(
  host: Host,
  { entity, caller }: View,
  { query, reveal }: Asked,
): AsyncGenerator<string, void, undefined> {
  let before = `{${JSON.stringify(entity.collection)}:[`;
  const reader = caller.id === null ? `address ${caller.address}` : `user ${caller.id}`;
  for await (const rows of readWhole(host.lanes.lists, { entity, query, reader })) {
    const texts = rows.map(row => JSON.stringify(toWire(entity, row, host, reveal))).join(',');
    if (texts === '') break;
    yield before + texts;
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

/**
 * Hands texts on as fast as their reader takes them. One that fails ends the connection instead of the answer, so that
 * half a list never looks whole; when the reader leaves or dawdles, what it holds is given back.
 */
function flowOf(
  texts: AsyncGenerator<string, void, undefined>,
  first: IteratorResult<string, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | undefined = first;
  const pace = new Pace(LEAST);
  let size = 0;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      pace.stop();
      pace.moved(size);
      const { done, value } = next ?? (await texts.next());
      next = undefined;
      if (done) return controller.close();
      const bytes = encoder.encode(value);
      size = bytes.length;
      controller.enqueue(bytes);
      pace.start(() => {
        controller.error(new Error('the reader of a whole list takes too little of it'));
        void texts.return();
      });
    },
    async cancel() {
      pace.stop();
      await texts.return();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** Answers with every record of a list and never holds more than a few of them. */
export async function answerWhole(host: Host, view: View, asked: Asked): Promise<Response> {
  const texts = envelope(host, view, asked);
  // What cannot be read at all is answered as any other failure is.
  const first = await texts.next();
  return new Response(flowOf(texts, first), { headers: { 'content-type': 'application/json' } });
}
