import { useEffect, useEffectEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { sidePanel } from '../sidePanel.ts';
import { followLanguageOfOtherTabs } from '../../authProvider/ownLanguage.ts';
import { ownPreferences } from '../../authProvider/preferences.ts';
import { useSaving } from '../../dataProvider/useSaving.ts';
import { notesDraft } from './notesDraft.ts';
import { theirsIn } from './NotesState.ts';
import { ownNotes } from './ownNotes.ts';
import { useSignal } from '../../engine/onDemand/signal.ts';

/** Takes to the host what is changed in the quick panel, and the language, also when that is closed. */
export function KeepQuickPanel() {
  const notify = useNotify();
  const translate = useTranslate();
  useSaving(ownPreferences, {
    onFailed(error) {
      const reason = error instanceof Error ? translate(error.message, { _: error.message }) : '';
      notify('pages.panel.not_saved', { type: 'error', messageArgs: { reason } });
    },
    onSaved: () => notify('pages.panel.switches_saved', { type: 'success' }),
  });
  useEffect(followLanguageOfOtherTabs, []);
  // An open panel says beside the notes how they fare.
  const tellOfNotes = (message: string, type: 'success' | 'warning') => {
    if (sidePanel.get() !== 'quick') notify(message, { type });
  };
  useSaving(ownNotes, {
    onFailed: error =>
      tellOfNotes(theirsIn(error) === undefined ? 'pages.panel.waiting' : 'pages.panel.conflict.waiting', 'warning'),
    onSaved: () => tellOfNotes('pages.panel.notes_saved', 'success'),
  });
  const open = useSignal(sidePanel) === 'quick';
  const remind = useEffectEvent(() => {
    if (notesDraft.read()?.theirs !== undefined) notify('pages.panel.conflict.waiting', { type: 'warning' });
  });
  // A choice that was not made, at an earlier visit or before the panel was closed, is not forgotten.
  useEffect(() => {
    if (!open) remind();
  }, [open]);
  return null;
}
