import { createSignal } from '../onDemand/signal.ts';

/** What holds changes that are not saved, on the page or in one dialogue of it. */
export type Scope = Set<symbol>;

/** All of it, wherever it is. */
const everywhere: Scope = new Set();

interface LeaveQuestion {
  /** Whether what is not saved is in this tab. */
  readonly where: 'here' | 'elsewhere';
  answer(leave: boolean): void;
}

/** A question that waits for its answer: whether what is not saved may go. */
export const leaveQuestion = createSignal<LeaveQuestion | undefined>(undefined);

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

/** Asks whether what is not saved may be left. */
export function ask(where: LeaveQuestion['where']): Promise<boolean> {
  leaveQuestion.get()?.answer(false);
  return new Promise(resolve => {
    leaveQuestion.set({
      where,
      answer(leave) {
        leaveQuestion.set(undefined);
        resolve(leave);
      },
    });
  });
}

/** Asks, if something is not saved here, whether it may be left. */
export const mayLeave = (scope: Scope = everywhere): Promise<boolean> =>
  scope.size === 0 ? Promise.resolve(true) : ask('here');
