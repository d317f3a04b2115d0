import { useEffect } from 'react';
import { Confirm, useBlocker } from 'react-admin';
import { session } from '../../session/session.ts';
import { useHasChanges } from './useHasChanges.ts';

function useWindowGuard(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [enabled]);
}

/**
 * Asks before unsaved changes are left behind. React-Admin's own guard would also stop the way to the login page when
 * the session ends, and falls silent after a refused save; a session's end keeps the values as a draft instead.
 */
export function UnsavedGuard() {
  const changed = useHasChanges();
  useWindowGuard(changed);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && !session.endReason() && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    // A delete empties the form in the moment it leaves the page.
    if (state === 'blocked' && !changed) proceed?.();
  }, [state, changed, proceed]);
  return (
    <Confirm
      isOpen={state === 'blocked' && changed}
      title="crud.form.unsaved_title"
      content="ra.message.unsaved_changes"
      confirm="crud.form.leave"
      cancel="crud.form.stay"
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
}
