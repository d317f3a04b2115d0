import { debounce } from 'es-toolkit';
import { useEffect } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';
import { session } from '../session/session.ts';
import { keep, keptText, onKept, readKept } from './kept.ts';

/** Several changes in a row are one (specification, section 9). */
const WAIT = 300;

/** Takes changed settings to the host, so that their owner finds them elsewhere. Guests have theirs in this browser only. */
export const KeepSettings = () => {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const notify = useNotify();
  useEffect(() => {
    const save = async () => {
      const text = keptText();
      const kept = readKept(text);
      if (!kept?.unsaved || session.state() !== 'valid') return;
      try {
        await dataProvider.ask('/api/auth/user/update', { method: 'POST', body: { user: { data: { settings: kept.settings } } } });
        // What has changed meanwhile is on its way already.
        if (keptText() === text) keep({ settings: kept.settings });
        notify('settings.saved', { type: 'success' });
      } catch {
        notify('settings.notSaved', { type: 'error' });
      }
    };
    const soon = debounce(() => void save(), WAIT);
    const saveChanges = () => {
      if (readKept(keptText())?.unsaved) soon();
    };
    // What an earlier visit could not save is tried again.
    saveChanges();
    const stop = onKept(saveChanges);
    return () => {
      stop();
      soon.flush();
    };
  }, [dataProvider, notify]);
  return null;
};
