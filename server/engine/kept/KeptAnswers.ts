import type { Database } from '../../platform/services/Database.ts';
import { hasChangedSince, type Sight } from './countedChanges.ts';

/** Milliseconds for which an answer is kept at most; what has changed is known for longer. */
export const LONGEST = 60_000;

/** Answers of which each kind is kept at most. */
const MOST = 200;

/** An answer, and what the database showed to whoever made it; null where it is not to be kept. */
export interface Answered<T> {
  readonly answer: T;
  readonly sight: Sight | null;
}

interface Kept<T> {
  readonly since: number;
  readonly answered: Promise<Answered<T>>;
}

/**
 * Answers shared between all who may be told the same, which their key says: rights, bounds and question. One goes stale
 * with the first commit that changes a counted table, which the database itself is asked about at each call, so that it
 * is never older than what its reader, or anybody on any host, has saved before they asked.
 */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The answer under a key; `make` reads it where nobody has, or it is stale. Who comes meanwhile waits for the same. */
  async get(key: string, make: () => Promise<Answered<T>>): Promise<T> {
    const asked = performance.now();
    const known = this.#kept.get(key);
    if (known && (await this.#holds(known, asked))) return (await known.answered).answer;
    if (this.#kept.get(key) === known) this.#kept.delete(key);
    // What has begun since is as new as one's own would be.
    return (await (this.#kept.get(key) ?? this.#begin(key, make)).answered).answer;
  }

  async #holds({ since, answered }: Kept<T>, asked: number): Promise<boolean> {
    if (asked - since > LONGEST) return false;
    // The failure of others is not one's own.
    const found = await answered.catch(() => undefined);
    return typeof found?.sight === 'string' && !(await hasChangedSince(this.#db, found.sight));
  }

  #begin(key: string, make: () => Promise<Answered<T>>): Kept<T> {
    const begun: Kept<T> = { since: performance.now(), answered: make() };
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, begun);
    begun.answered.catch(() => {
      if (this.#kept.get(key) === begun) this.#kept.delete(key);
    });
    return begun;
  }
}
