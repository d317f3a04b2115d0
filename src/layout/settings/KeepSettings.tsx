import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { sidePanel } from '../sidePanel.ts';
import { useSaving } from '../../dataProvider/useSaving.ts';
import { ownSettings } from './settings.ts';

/** How long the word of a success stays, in milliseconds: the look itself has told already. */
const STAYS = 2000;

/**
 * Whoever presses a button of the frame, such as light and dark, is not told more than they see; whoever chooses in a
 * panel is.
 */
const isAwaited = (): boolean => ['settings', 'schemes'].some(name => name === sidePanel.get());

/**
 * Takes changed settings to the host, so that their owner finds them elsewhere. Guests have theirs in this browser
 * only.
 */
export const KeepSettings = () => {
  const notify = useNotify();
  const shownUntil = useRef(0);
  useSaving(ownSettings, {
    isAwaited,
    onFailed: () => notify('settings.notSaved', { type: 'error' }),
    onSaved() {
      // The same words once more below the first would say no more.
      if (Date.now() < shownUntil.current) return;
      shownUntil.current = Date.now() + STAYS;
      notify('settings.saved', { type: 'success', autoHideDuration: STAYS });
    },
  });
  return null;
};
