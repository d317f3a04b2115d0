import { HttpError } from 'react-admin';
import { assertDone } from './oneRecord.ts';
import { type Host, send } from './send.ts';

/** Deletes the record at a path. */
export type DeleteOnce = (path: string) => Promise<void>;

const statusOf = (error: unknown): number => (error instanceof HttpError ? error.status : 500);

/** Deletes records. One that is gone by the time it is asked for again, after a lost answer, was deleted then. */
export function createDeletion(host: Host): DeleteOnce {
  const unanswered = new Set<string>();
  return async path => {
    try {
      assertDone(await send(host, { method: 'DELETE', path }));
    } catch (error) {
      const status = statusOf(error);
      if (status === 404 && unanswered.delete(path)) return;
      if (status === 0 || status >= 500) unanswered.add(path);
      throw error;
    }
    unanswered.delete(path);
  };
}
