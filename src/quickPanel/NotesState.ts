import { HttpError } from 'react-admin';
import { notesDraft } from './notesDraft.ts';

/** Where the notes stand. In a conflict `theirs` is what the host has, and `since` when the other words were typed here. */
export type NotesState =
  | { readonly is: 'idle' | 'saving' }
  | { readonly is: 'saved'; readonly at: Date }
  | { readonly is: 'failed'; readonly reason: string }
  | { readonly is: 'conflict'; readonly theirs: string; readonly since: Date };

interface Beginning {
  readonly text: string;
  /** What the host had when the text was begun. */
  readonly base: string;
  readonly state: NotesState;
}

/** What an earlier visit could not save goes on, unless the host has other words by now: then their writer chooses. */
export function beginning(stored: string): Beginning {
  notesDraft.settle(stored);
  const draft = notesDraft.read();
  if (!draft) return { text: stored, base: stored, state: { is: 'idle' } };
  const { text, base, at } = draft;
  return { text, base, state: base === stored ? { is: 'idle' } : { is: 'conflict', theirs: stored, since: new Date(at) } };
}

/** What the host has in place of the words that it refused to write over; undefined when it refused for another reason. */
export function theirsIn(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status !== 412) return undefined;
  const theirs: unknown = error.body?.data?.notes;
  return typeof theirs === 'string' ? theirs : '';
}
