import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { session } from '../../authProvider/session.ts';
import { overlay } from '../onDemand/overlay.tsx';
import { useSignal } from '../onDemand/signal.ts';
import { answerOtherTabs } from './otherTabs.ts';
import { anythingUnsaved, leaveQuestion } from './unsaved.ts';

const LeaveDialog = overlay(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Closing the tab, or loading the page anew, is asked about by the browser. */
function useWindowGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isOn]);
}

/**
 * The one guard of all forms: asks before unsaved changes are left behind, by whichever way. React-Admin's own would
 * also stop the way to the sign-in when the session ends, and falls silent after a refused save; a session's end keeps
 * the values as a draft instead.
 */
export function LeaveQuestion() {
  const unsaved = useSignal(anythingUnsaved);
  const asked = useSignal(leaveQuestion);
  useWindowGuard(unsaved);
  useEffect(answerOtherTabs, []);
  // Nobody is left who could answer, and the next page would begin with the question of this one.
  useEffect(() => () => leaveQuestion.get()?.answer(false), []);
  useEffect(() => {
    // It has to be here before it is asked, whatever becomes of the line.
    if (unsaved) void LeaveDialog.preload().catch(() => undefined);
  }, [unsaved]);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      anythingUnsaved.get() && session.token() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = state === 'blocked';
  useEffect(() => {
    // A save or delete settles its form in the moment it leaves the page.
    if (isBlocked && !unsaved) proceed?.();
  }, [isBlocked, unsaved, proceed]);
  const answer = (leave: boolean) => {
    asked?.answer(leave);
    if (isBlocked) (leave ? proceed : reset)?.();
  };
  // Taken away as a whole: one that closes in the moment it opens, since a save came first, would leave the page hidden
  // from assistive technology.
  if (asked === undefined && !(isBlocked && unsaved)) return null;
  const text = asked?.where === 'elsewhere' ? 'crud.form.unsaved_elsewhere' : 'ra.message.unsaved_changes';
  return <LeaveDialog text={text} onClose={() => answer(false)} onLeave={() => answer(true)} />;
}
