import { type Bounds, Pace } from '../flow/pace.ts';

/** A reader who takes less has lost their turn, since others wait for what the source holds. */
const LEAST = { patience: 20_000, bytesPerSecond: 64 * 1024 };

/** What is left of a source once its first part has been taken, so that what cannot be read at all is a plain failure. */
export async function* fromFirst<T>(
  first: IteratorResult<T, void>,
  rest: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  if (!first.done) yield first.value;
  yield* rest;
}

/**
 * Hands on what comes as fast as its reader takes it. A failure ends the connection instead of the answer, so that half
 * an answer never looks whole; when the reader leaves or dawdles, `leave` gives back what the source holds.
 */
export function flowOf(
  source: AsyncGenerator<string | Uint8Array, void>,
  leave: () => Promise<unknown>,
  least: Bounds = LEAST,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pace = new Pace(least);
  let size = 0;
  const end = async (): Promise<void> => {
    pace.stop();
    await source.return();
    // A source that was never begun ends without ending what it was to read.
    await leave();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pace.stop();
        pace.moved(size);
        const { done, value } = await source.next();
        if (done) return controller.close();
        const bytes = typeof value === 'string' ? encoder.encode(value) : value;
        size = bytes.length;
        controller.enqueue(bytes);
        pace.start(() => {
          controller.error(new Error('the reader of an answer takes too little of it'));
          void end();
        });
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

const begun = new WeakSet<Response>();

/** An answer whose body comes as it is read, and which nobody may gather. */
export function flowing(body: ReadableStream<Uint8Array>, headers: Readonly<Record<string, string>>): Response {
  const answer = new Response(body, { headers });
  begun.add(answer);
  return answer;
}

export const flows = (answer: Response): boolean => begun.has(answer);
