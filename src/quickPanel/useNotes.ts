import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, takeDraft } from '../session/drafts.ts';
import { useUserData } from '../session/useUserData.ts';

/** Milliseconds of rest after which what was typed is saved. */
const REST = 800;
const DRAFT = 'quick-panel/notes';

type State = { readonly is: 'idle' | 'saving' } | { readonly is: 'saved'; readonly at: Date } | { readonly is: 'failed'; readonly reason: string };

/** What an earlier visit could not save goes before what the host has. */
function firstText(stored: string): string {
  const draft = takeDraft(DRAFT)?.['notes'];
  return typeof draft === 'string' ? draft : stored;
}

/** The user's notes, saved when she rests; what could not be saved is kept in this browser until it can. */
export function useNotes(stored: string) {
  const save = useUserData();
  const [text, setText] = useState(() => firstText(stored));
  const [state, setState] = useState<State>({ is: 'idle' });
  const latest = useRef(text);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = async () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const notes = latest.current;
    setState({ is: 'saving' });
    try {
      await save({ notes });
      if (latest.current !== notes) return;
      takeDraft(DRAFT);
      setState({ is: 'saved', at: new Date() });
    } catch (error) {
      setState({ is: 'failed', reason: error instanceof Error ? error.message : '' });
    }
  };

  const begin = useEffectEvent(() => {
    if (latest.current !== stored) void write();
  });
  // The last words are saved as well when the panel closes at once.
  const end = useEffectEvent(() => {
    if (waiting.current !== undefined) void write();
  });
  useEffect(() => {
    begin();
    return () => end();
  }, []);

  const change = (next: string) => {
    latest.current = next;
    setText(next);
    keepDraft(DRAFT, { notes: next });
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void write(), REST);
  };
  return { text, state, change, retry: () => void write() };
}
