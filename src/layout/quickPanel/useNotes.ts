import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveNow } from '../../dataProvider/startSaving.ts';
import { type NotesDraft, notesDraft } from './notesDraft.ts';
import type { NotesState } from './NotesState.ts';
import { notesFate } from './ownNotes.ts';
import { QUICK_PANEL, type QuickPanelData } from './useQuickPanel.ts';
import { useSignal } from '../../engine/onDemand/signal.ts';

function useNotesState(draft: NotesDraft | undefined): NotesState {
  const fate = useSignal(notesFate);
  // What became of other words, when the panel was open last, is no news.
  useEffect(() => {
    if (!notesDraft.read() || notesFate.get().is === 'saved') notesFate.set({ is: 'idle' });
  }, []);
  if (draft?.theirs !== undefined) return { is: 'conflict', theirs: draft.theirs, since: new Date(draft.at) };
  return draft || fate.is === 'saved' ? fate : { is: 'idle' };
}

/** The user's notes: their newest words, which KeepQuickPanel takes to the host, or what that has. */
export function useNotes(stored: string) {
  const cache = useQueryClient();
  const draft = useSyncExternalStore(notesDraft.subscribe, notesDraft.read);
  const state = useNotesState(draft);
  /** What was shown last: when its draft goes, the host has it. */
  const [last, setLast] = useState({ stored, text: stored });
  const text = draft?.text ?? (stored === last.stored ? last.text : stored);
  if (stored !== last.stored || text !== last.text) setLast({ stored, text });
  const waits = draft !== undefined;

  useEffect(() => notesDraft.meet(stored), [stored]);
  // What the host answers to an older question is not news.
  useEffect(() => {
    const said = cache.cancelQueries({ queryKey: QUICK_PANEL });
    if (!waits)
      void said.then(() => cache.setQueryData<QuickPanelData>(QUICK_PANEL, data => data && { ...data, notes: text }));
  }, [cache, waits, text]);

  const change = (words: string) => notesDraft.type(words, text);
  const choose = (words: string) => {
    setLast({ stored, text: words });
    notesDraft.choose(words);
    saveNow();
  };
  const retry = () => {
    change(text);
    saveNow();
  };
  return { text, state, change, choose, retry };
}
