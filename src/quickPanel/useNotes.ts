import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createErrand, type Errand } from '../session/errand.ts';
import { session } from '../session/session.ts';
import { useUserData } from '../session/useUserData.ts';
import { notesDraft } from './notesDraft.ts';
import { beginning, theirsIn } from './NotesState.ts';
import { QUICK_PANEL, type QuickPanelData } from './useQuickPanel.ts';

/** Milliseconds of rest after which what was typed is saved. */
const REST = 800;

/** The user's notes, saved when she rests. What could not be saved is kept in this browser, and never written over what she wrote elsewhere. */
export function useNotes(stored: string) {
  const save = useUserData();
  const cache = useQueryClient();
  const [owner] = useState(() => session.ownerId());
  const [first] = useState(() => beginning(stored));
  const [text, setText] = useState(first.text);
  const [state, setState] = useState(first.state);
  /** The newest words, and what the host had when they were begun. */
  const mine = useRef(first.text);
  const base = useRef(first.base);
  /** Which words are to be saved, their writer has yet to choose. */
  const undecided = useRef(first.state.is === 'conflict');
  const errand = useRef<Errand>(undefined);

  const say = (words: string) => {
    mine.current = words;
    setText(words);
  };
  /** The host has these words. What it answers to an older question is not news. */
  const settle = async (words: string) => {
    base.current = words;
    notesDraft.settle(words);
    if (mine.current !== words) notesDraft.keep(mine.current, words);
    await cache.cancelQueries({ queryKey: QUICK_PANEL });
    cache.setQueryData<QuickPanelData>(QUICK_PANEL, data => data && { ...data, notes: words });
  };
  const meet = (theirs: string) => {
    undecided.current = theirs !== mine.current;
    if (theirs === mine.current) {
      setState({ is: 'idle' });
      return settle(theirs);
    }
    setState({ is: 'conflict', theirs, since: new Date(notesDraft.read()?.at ?? Date.now()) });
  };

  const send = useEffectEvent(async () => {
    const words = mine.current;
    if (undecided.current || words === base.current || session.state() !== 'valid' || session.ownerId() !== owner) return;
    setState({ is: 'saving' });
    await save({ notes: words }, { before: { notes: base.current } });
    await settle(words);
    if (mine.current === words) setState({ is: 'saved', at: new Date() });
  });
  const fail = useEffectEvent((error: unknown) => {
    const theirs = theirsIn(error);
    if (theirs !== undefined) void meet(theirs);
    else setState({ is: 'failed', reason: error instanceof Error ? error.message : '' });
  });
  const follow = useEffectEvent((words: string) => {
    if (undecided.current) void meet(words);
    else if (mine.current === base.current) {
      base.current = words;
      say(words);
    }
  });

  useEffect(() => follow(stored), [stored]);
  useEffect(() => {
    let open = true;
    const one = createErrand(() => send(), {
      rest: REST,
      onFailure(error) {
        fail(error);
        // Kept once more, so that whoever takes drafts to the host hears that this panel no longer does.
        const draft = notesDraft.read();
        if (!open && draft) notesDraft.keep(draft.text, draft.base);
      },
    });
    errand.current = one;
    if (first.state.is === 'idle') void one.now();
    return () => {
      open = false;
      // The last words are saved as well when the panel closes at once.
      one.end();
    };
  }, [first]);

  const change = (words: string) => {
    say(words);
    notesDraft.keep(words, base.current);
    void cache.cancelQueries({ queryKey: QUICK_PANEL });
    if (!undecided.current) errand.current?.soon();
  };
  /** Ends a conflict with these words. */
  const choose = (words: string) => {
    if (state.is !== 'conflict') return;
    undecided.current = false;
    base.current = state.theirs;
    say(words);
    notesDraft.keep(words, base.current);
    setState({ is: 'idle' });
    if (words === state.theirs) void settle(words);
    else void errand.current?.now();
  };
  return { text, state, change, choose, retry: () => void errand.current?.now() };
}
