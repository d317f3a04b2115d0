import Stay from '@mui/icons-material/EditOutlined';
import Leave from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { session } from '../../authProvider/session.ts';
import { useSignal } from '../onDemand/signal.ts';
import { answerOtherTabs } from './otherTabs.ts';
import { anythingUnsaved, leaveQuestion } from './unsaved.ts';

/** Closing the tab, or loading the page anew, is asked about by the browser. */
function useWindowGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isOn]);
}

const focus = (button: HTMLButtonElement | null): void => button?.focus();

/**
 * The one guard of all forms: asks before unsaved changes are left behind, by whichever way. React-Admin's own would
 * also stop the way to the sign-in when the session ends, and falls silent after a refused save; a session's end keeps
 * the values as a draft instead.
 */
export function LeaveQuestion() {
  const translate = useTranslate();
  const id = useId();
  const unsaved = useSignal(anythingUnsaved);
  const asked = useSignal(leaveQuestion);
  useWindowGuard(unsaved);
  useEffect(answerOtherTabs, []);
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
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{translate('crud.form.unsaved_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate(text)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* React-Admin's own question begins at the other answer, where Enter throws away what was typed. */}
        <Button ref={focus} startIcon={<Stay />} onClick={() => answer(false)}>
          {translate('crud.form.stay')}
        </Button>
        <Button color="error" startIcon={<Leave />} onClick={() => answer(true)}>
          {translate('crud.form.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
