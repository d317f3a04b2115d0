/** A line on which nothing moves is taken for dead by those between; in milliseconds. */
const BEAT = 20_000;

/** A reader who comes back has a fresh token; in milliseconds. */
const LONGEST = 15 * 60_000;

/** Events that a reader may leave lying; one who takes less is left. */
const MOST_WAITING = 1_000;

interface Terms {
  /** Asked at each beat whether the stream is to go on. */
  onBeat(): Promise<void>;
  onEnd(): void;
}

/** Server-sent events for one reader, until they leave, dawdle or have had it for long. */
export class Stream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  readonly #terms: Terms;
  readonly #timers: readonly NodeJS.Timeout[];
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: controller => {
          this.#controller = controller;
        },
        cancel: () => this.#over(),
      },
      { highWaterMark: MOST_WAITING },
    );
    this.#timers = [
      setInterval(() => {
        this.#write(': beat\n\n');
        void terms.onBeat();
      }, BEAT).unref(),
      setTimeout(() => this.end(), LONGEST).unref(),
    ];
    // Whoever stands between passes on the head of an answer with the first part of its body.
    this.#write(': here\n\n');
  }

  send(event: string, data: object): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    this.#controller?.close();
    this.#over();
  }

  #write(text: string): void {
    if ((this.#controller?.desiredSize ?? 0) <= 0) return this.end();
    this.#controller?.enqueue(this.#encoder.encode(text));
  }

  #over(): void {
    this.#controller = undefined;
    for (const timer of this.#timers) clearInterval(timer);
    this.#terms.onEnd();
  }
}
