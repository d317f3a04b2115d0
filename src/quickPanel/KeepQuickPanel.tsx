import { useNotify, useTranslate } from 'react-admin';
import { ownPreferences } from '../session/preferences.ts';
import { useTakeToHost } from '../session/useTakeToHost.ts';

/** Takes to the host what of the quick panel's this browser still keeps, until the host has it. */
export function KeepQuickPanel() {
  const notify = useNotify();
  const translate = useTranslate();
  useTakeToHost(ownPreferences, error => {
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : '';
    notify('pages.panel.not_saved', { type: 'error', messageArgs: { reason } });
  });
  return null;
}
