import { createSignal } from '../onDemand/signal.ts';

/** What holds changes that are not saved, on the page or in one dialogue of it. */
export type Scope = Set<symbol>;

/** All of it, wherever it is. */
const everywhere: Scope = new Set();

/** A question that waits for its answer: whether what is not saved may go. */
export const leaveQuestion = createSignal<((leave: boolean) => void) | undefined>(undefined);

const changed = createSignal(false);
/** Whether anything on the page is not saved. */
export const anythingUnsaved = changed;

/** Counts something as not saved, until what this gives is called. */
export function markUnsaved(scope?: Scope): () => void {
  const mark = Symbol('unsaved');
  for (const one of [everywhere, scope]) one?.add(mark);
  changed.set(true);
  return () => {
    for (const one of [everywhere, scope]) one?.delete(mark);
    changed.set(everywhere.size > 0);
  };
}

/** Asks, if something is not saved, whether it may be left. */
export function mayLeave(scope: Scope = everywhere): Promise<boolean> {
  if (scope.size === 0) return Promise.resolve(true);
  leaveQuestion.get()?.(false);
  return new Promise(resolve => {
    leaveQuestion.set(leave => {
      leaveQuestion.set(undefined);
      resolve(leave);
    });
  });
}
