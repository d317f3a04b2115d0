export interface Bounds {
  /** How long the other side of a connection may keep us waiting in all, in milliseconds, whatever it moves. */
  readonly patience: number;
  /** For each so many bytes that it has moved, it may take a second more. */
  readonly bytesPerSecond: number;
}

/**
 * How fast the other side of a connection sends or takes: all of its time counts together, since a limit between two
 * parts alone lets it hold for hours, byte by byte, what others wait for. What the host itself waits for counts not.
 */
export class Pace {
  readonly #bounds: Bounds;
  #bytes = 0;
  #waited = 0;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** From now on the other side is waited for; `late` is called when it has become too slow. */
  start(late: () => void): void {
    const { patience, bytesPerSecond } = this.#bounds;
    const allowed = patience + (this.#bytes / bytesPerSecond) * 1000;
    this.#since = performance.now();
    // A side that moves nothing at all is never waited for longer than one that has moved nothing yet.
    this.#timer = setTimeout(late, Math.max(0, Math.min(patience, allowed - this.#waited)));
  }

  /** It is waited for no more. */
  stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waited += performance.now() - this.#since;
  }

  /** It has sent or taken so many bytes. */
  moved(bytes: number): void {
    this.#bytes += bytes;
  }
}
