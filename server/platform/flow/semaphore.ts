import { Problem } from '../problem.ts';

interface Bounds {
  /** Work that runs at the same time at most, in any unit that `take` counts in. */
  readonly atOnce: number;
  /** The same while others wait, if it is less: what comes at once may all begin, and what goes on coming may not. */
  readonly lasting?: number;
  /** Most that wait; whoever comes then is refused at once. */
  readonly waiting: number;
  /** How long somebody waits at most, in milliseconds. */
  readonly patience: number;
  /** 429 where the caller is the cause, 503 where others are. */
  readonly status?: 429 | 503;
  /** What whoever is refused is told. */
  readonly code?: 'too_busy' | 'import_waits';
}

/** How somebody waits who is in no hurry, or has to be told how long it may take. */
export interface Waiting {
  /** Instead of that of the bounds, in milliseconds. */
  readonly patience?: number;
  /** Whoever leaves waits no longer; rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Is told how many are before them, at first and whenever one of those has begun or left. */
  onPlace?(before: number): void;
}

interface Waiter {
  readonly weight: number;
  start(): void;
  onPlace?: Waiting['onPlace'];
}

/** Seconds after which it is worth trying again. */
const LATER = 5;

/**
 * Admits a bounded amount of work at a time; what comes beyond it waits in its order, and is refused when it waits too
 * long.
 */
export class Semaphore {
  readonly #bounds: Bounds;
  readonly #waiters: Waiter[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#waiters.length === 0;
  }

  /** Waits for a turn; gives what ends it. 429 or 503 when there is none in time. */
  async acquire(weight = 1, waiting: Waiting = {}): Promise<() => void> {
    const counted = Math.min(weight, this.#bounds.atOnce);
    if (this.#waiters.length > 0 || this.#running + counted > this.#bounds.atOnce) await this.#wait(counted, waiting);
    else this.#running += counted;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running -= counted;
      this.#admit();
    };
  }

  /** Does work in a turn of its own. */
  async run<T>(work: () => Promise<T>, waiting?: Waiting): Promise<T> {
    const leave = await this.acquire(1, waiting);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #wait(weight: number, { patience = this.#bounds.patience, signal, onPlace }: Waiting): Promise<void> {
    const { waiting, status = 503, code = 'too_busy' } = this.#bounds;
    const refusal = () =>
      new Problem(status, code, { params: { seconds: LATER }, headers: { 'retry-after': String(LATER) } });
    if (this.#waiters.length >= waiting) throw refusal();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const goAway = (reason: unknown) => {
        end();
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        reject(reason);
        this.#admit();
      };
      const leave = () => goAway(signal?.reason);
      const waiter: Waiter = {
        weight,
        onPlace,
        start: () => {
          end();
          resolve();
        },
      };
      const timer = setTimeout(() => goAway(refusal()), patience);
      signal?.addEventListener('abort', leave);
      this.#waiters.push(waiter);
      onPlace?.(this.#waiters.length);
    });
  }

  /** One is at work, as far as those who wait can tell. */
  #tellPlaces(): void {
    for (const [index, waiter] of this.#waiters.entries()) waiter.onPlace?.(index + 1);
  }

  #admit(): void {
    const { atOnce, lasting = atOnce } = this.#bounds;
    for (
      let [next] = this.#waiters;
      next && (this.#running === 0 || this.#running + next.weight <= lasting);
      [next] = this.#waiters
    ) {
      this.#waiters.shift();
      this.#running += next.weight;
      next.start();
    }
    this.#tellPlaces();
  }
}

/** A semaphore for each key, so that whoever asks for much waits for nobody but themselves. */
export class SemaphoreByKey {
  readonly #bounds: Bounds;
  readonly #semaphores = new Map<string, Semaphore>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Keys that somebody is at, or waits for. */
  get size(): number {
    return this.#semaphores.size;
  }

  async acquire(key: string, weight = 1): Promise<() => void> {
    const semaphore = this.#semaphores.get(key) ?? new Semaphore(this.#bounds);
    this.#semaphores.set(key, semaphore);
    const forget = () => {
      if (semaphore.isIdle && this.#semaphores.get(key) === semaphore) this.#semaphores.delete(key);
    };
    try {
      const leave = await semaphore.acquire(weight);
      return () => {
        leave();
        forget();
      };
    } catch (error) {
      forget();
      throw error;
    }
  }
}
