import { useNotify, useTranslate } from 'react-admin';
import { sidePanel } from '../layout/sidePanel.ts';
import { ownPreferences } from '../session/preferences.ts';
import { type OwnPart, useTakeToHost } from '../session/useTakeToHost.ts';
import { notesDraft } from './notesDraft.ts';
import { theirsIn } from './NotesState.ts';

/** Notes that could not be saved while their panel was open; an open one takes them to the host itself. */
const ownNotes: OwnPart<string> = {
  name: 'notes',
  unsaved: () => (sidePanel.get() === 'quick' ? undefined : notesDraft.read()?.text),
  before: () => notesDraft.read()?.base,
  saved: text => notesDraft.settle(text),
  subscribe: notesDraft.subscribe,
};

/** Takes to the host what of the quick panel's this browser still keeps, until the host has it. */
export function KeepQuickPanel() {
  const notify = useNotify();
  const translate = useTranslate();
  useTakeToHost(ownPreferences, error => {
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : '';
    notify('pages.panel.not_saved', { type: 'error', messageArgs: { reason } });
  });
  useTakeToHost(ownNotes, error => notify(theirsIn(error) === undefined ? 'pages.panel.waiting' : 'pages.panel.conflict.waiting', { type: 'warning' }));
  return null;
}
