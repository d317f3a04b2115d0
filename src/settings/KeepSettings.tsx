import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { sidePanel } from '../layout/sidePanel.ts';
import { useUserData } from '../session/useUserData.ts';
import { type Saving, startSaving } from './startSaving.ts';

/** How long the word of a success stays, in milliseconds: the look itself has told already. */
const STAYS = 2000;

/** Whoever presses a button of the frame, such as light and dark, is not told more than she sees; whoever chooses in a panel is. */
const isAwaited = (): boolean => ['settings', 'schemes'].some(name => name === sidePanel.get());

/** Takes changed settings to the host, so that their owner finds them elsewhere. Guests have theirs in this browser only. */
export const KeepSettings = () => {
  const save = useUserData();
  const notify = useNotify();
  useEffect(() => {
    const send: Saving['send'] = (settings, signal) => save({ settings }, { signal, keepalive: true });
    let shownUntil = 0;
    const tellSaved = () => {
      // The same words once more below the first would say no more.
      if (Date.now() < shownUntil) return;
      shownUntil = Date.now() + STAYS;
      notify('settings.saved', { type: 'success', autoHideDuration: STAYS });
    };
    const tell: Saving['tell'] = outcome => (outcome === 'saved' ? tellSaved() : notify('settings.notSaved', { type: 'error' }));
    return startSaving({ send, tell, isAwaited });
  }, [save, notify]);
  return null;
};
