import { HttpError } from 'react-admin';

/** Milliseconds until the second try; each further one takes twice as long, up to the most. */
const FIRST = 2_000;
const MOST = 60_000;

/** Work at the host that is to be done in the end. */
export interface Errand {
  /** Does it after the rest, which begins anew with each call. */
  soon(): void;
  /** Does it at once, or as soon as what is under way has ended. */
  now(): Promise<void>;
  /** Whether it waits to be done. */
  waits(): boolean;
  /** What waits is done at once, and nothing is tried again. */
  end(): void;
}

interface Terms {
  /** Milliseconds. */
  readonly rest: number;
  /** Hears of every failure, and the how manieth in a row it is. */
  onFailure(error: unknown, failures: number): void;
}

/** Whether another try may do: the network or the host was in trouble. A refusal stays one. */
const mayPass = (error: unknown): boolean => error instanceof HttpError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Work that is tried again while the host cannot be reached: after a growing while, and when the network is back. */
export function createErrand(work: () => Promise<void>, { rest, onFailure }: Terms): Errand {
  let due: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> = Promise.resolve();
  let failures = 0;
  let over = false;

  const plan = (ms: number): void => {
    clearTimeout(due);
    due = setTimeout(() => void now(), ms);
  };
  const attempt = async (): Promise<void> => {
    try {
      await work();
      failures = 0;
    } catch (error) {
      const passes = mayPass(error);
      failures = passes ? failures + 1 : 0;
      onFailure(error, Math.max(failures, 1));
      if (passes && !over && due === undefined) plan(Math.min(MOST, FIRST * 2 ** (failures - 1)));
    }
  };
  const now = (): Promise<void> => {
    clearTimeout(due);
    due = undefined;
    under = under.then(attempt);
    return under;
  };
  const back = (): void => {
    if (failures > 0) void now();
  };
  addEventListener('online', back);
  return {
    soon: () => plan(rest),
    now,
    waits: () => due !== undefined,
    end() {
      over = true;
      removeEventListener('online', back);
      if (due !== undefined) void now();
    },
  };
}
