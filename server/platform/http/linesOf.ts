/** Milliseconds of silence after which the last line is told again, so that no proxy takes the answer for dead. */
const SILENCE = 10_000;

/**
 * What a work tells on its way, line by line as JSON, and as the last line what it gives. A line that comes before the
 * one before it was taken replaces it: only the newest says how far it is. Rejects as the work does, which is told by the
 * signal when nobody takes its lines any more.
 */
export async function* linesOf<T>(
  work: (tell: (line: object) => void, signal: AbortSignal) => Promise<T>,
  silence = SILENCE,
): AsyncGenerator<string, void> {
  const text = (line: unknown): string => `${JSON.stringify(line)}\n`;
  const reader = new AbortController();
  let newest: object | undefined;
  let wake = () => {};
  let isDone = false;
  const working = work(line => {
    newest = line;
    wake();
  }, reader.signal).finally(() => {
    isDone = true;
    wake();
  });
  // What fails while a line is being taken is told when the next one is asked for.
  working.catch(() => {});
  const woken = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, silence);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (newest || isDone) wake();
    });
  try {
    for (let last: object | undefined; !isDone;) {
      await woken();
      last = newest ?? last;
      newest = undefined;
      if (last && !isDone) yield text(last);
    }
    yield text(await working);
  } finally {
    reader.abort();
  }
}
