import { HttpError } from 'react-admin';

/**
 * Where the notes stand. In a conflict `theirs` is what the host has, and `since` when the other words were typed here.
 */
export type NotesState =
  | { readonly is: 'idle' | 'saving' }
  | { readonly is: 'saved'; readonly at: Date }
  | { readonly is: 'failed'; readonly reason: string }
  | { readonly is: 'conflict'; readonly theirs: string; readonly since: Date };

/**
 * What the host has in place of the words that it refused to write over; undefined when it refused for another reason.
 */
export function theirsIn(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status !== 412) return undefined;
  const theirs: unknown = error.body?.data?.notes;
  return typeof theirs === 'string' ? theirs : '';
}
