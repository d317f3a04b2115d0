/** A reader who takes nothing for so long is taken for gone, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Hands on what comes as fast as its reader takes it. A failure ends the connection instead of the answer, so that half
 * an answer never looks whole; when the reader leaves or stops reading, `leave` gives back what the source holds.
 */
export function flowOf(
  source: AsyncGenerator<string | Uint8Array, void>,
  leave: () => Promise<unknown>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    await source.return();
    // A source that was never begun ends without ending what it was to read.
    await leave();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idle);
        const { done, value } = await source.next();
        if (done) return controller.close();
        controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
        idle = setTimeout(() => {
          controller.error(new Error('the reader of an answer has stopped reading'));
          void end();
        }, PATIENCE);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
