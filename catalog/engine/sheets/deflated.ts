import type { Bytes } from './bytes.ts';

/**
 * Packs bytes as fast as they are taken, with what browsers and the host both have. Node's stream takes whatever it is
 * given, however much of it nobody has taken yet: so it is given more only while somebody waits and nothing is there.
 * Who leaves ends the source too.
 */
export async function* deflated(bytes: AsyncGenerator<Bytes, void>): AsyncGenerator<Bytes, void, undefined> {
  const { writable, readable } = new CompressionStream('deflate-raw');
  const [writer, reader] = [writable.getWriter(), readable.getReader()];
  const feed = async (): Promise<'fed' | 'ended'> => {
    const { done, value } = await bytes.next();
    await (done ? writer.close() : writer.write(value));
    return done ? 'ended' : 'fed';
  };
  try {
    let [taking, feeding] = [reader.read(), feed()];
    for (;;) {
      // It may fail while nobody waits for it; whoever takes the next part is told.
      feeding.catch(() => undefined);
      // What is there already comes before more of it: of two settled promises the first one counts.
      const part = await Promise.race([taking, feeding]);
      if (part === 'fed') feeding = feed();
      else if (part === 'ended') feeding = new Promise(() => undefined);
      else if (part.done) return;
      else {
        yield part.value;
        taking = reader.read();
      }
    }
  } finally {
    await Promise.allSettled([bytes.return(), reader.cancel(), writer.abort()]);
  }
}
