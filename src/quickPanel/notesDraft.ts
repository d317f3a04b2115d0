import { createOwnEntry } from '../session/ownEntry.ts';

/** Notes that the host has not taken yet. This browser keeps them, also when its tab or its user goes. */
export interface NotesDraft {
  readonly text: string;
  /** What the host had when they were begun. */
  readonly base: string;
  /** When they were last typed, ISO 8601. */
  readonly at: string;
}

const entry = createOwnEntry('notes-draft');

export const notesDraft = {
  read(): NotesDraft | undefined {
    const kept = entry.read();
    if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('base' in kept) || !('at' in kept)) return undefined;
    const { text, base, at } = kept;
    return typeof text === 'string' && typeof base === 'string' && typeof at === 'string' ? { text, base, at } : undefined;
  },
  keep: (text: string, base: string): void => entry.write({ text, base, at: new Date().toISOString() } satisfies NotesDraft),
  /** The host has this text by now. Words that another tab has put in its place still wait. */
  settle(text: string): void {
    if (this.read()?.text === text) entry.clear();
  },
  subscribe: entry.subscribe,
};
