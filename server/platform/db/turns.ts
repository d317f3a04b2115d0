import { AsyncLocalStorage } from 'node:async_hooks';

/** Waits for a turn at a connection; gives what ends it. */
type Acquire = () => Promise<() => void>;

const turns = new AsyncLocalStorage<Acquire | undefined>();

/** Whatever is read within the work takes turns at connections, statement by statement. */
export const takingTurns = <T>(acquire: Acquire, work: () => Promise<T>): Promise<T> => turns.run(acquire, work);

/** Looks at the database itself, however many wait for a turn. */
export const outOfTurn = <T>(work: () => Promise<T>): Promise<T> => turns.run(undefined, work);

/**
 * Does something on a connection when it is its caller's turn. What it asks meanwhile needs no turn of its own, which
 * nobody may wait for while holding one.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const acquire = turns.getStore();
  if (!acquire) return work();
  const leave = await acquire();
  try {
    return await outOfTurn(work);
  } finally {
    leave();
  }
}
