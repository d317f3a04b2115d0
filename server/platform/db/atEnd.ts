import type { Database } from '../services/Database.ts';

type Work = () => Promise<void>;

const pending = new WeakMap<Database, Map<string, Work>>();

/** From here on a transaction takes work for its end. */
export const takesWork = (tx: Database): void => void pending.set(tx, new Map());

/**
 * Does work as the last of a transaction, when all else is written; what fails then undoes it all. Under one name it is
 * done once. In a savepoint, which may be taken back by itself, it is done at once.
 */
export async function atEnd(tx: Database, name: string, work: Work): Promise<void> {
  const waiting = pending.get(tx);
  if (!waiting) return work();
  waiting.set(name, work);
}

/** Does what waits for the end of a transaction, in the order in which it was asked for. */
export async function finish(tx: Database): Promise<void> {
  const waiting = pending.get(tx);
  pending.delete(tx);
  for (const work of waiting?.values() ?? []) await work();
}
