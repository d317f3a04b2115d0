import { createOwnEntry } from '../../authProvider/ownEntry.ts';

/** Notes that the host has not taken yet. This browser keeps them, also when its tab or its user goes. */
export interface NotesDraft {
  readonly text: string;
  /** What the host had when they were begun. */
  readonly base: string;
  /** When they were last typed, ISO 8601. */
  readonly at: string;
  /** What the host has been asked to take since; of an answer that was lost nobody knows. */
  readonly asked?: readonly string[];
  /** Other words that the host has by now: their writer has yet to choose. */
  readonly theirs?: string;
}

/** How many of the words asked for are remembered: those on their way, and those of a page that goes meanwhile. */
const MOST_ASKED = 2;

function drafted(kept: unknown): NotesDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('base' in kept) || !('at' in kept))
    return undefined;
  const { text, base, at } = kept;
  if (typeof text !== 'string' || typeof base !== 'string' || typeof at !== 'string') return undefined;
  const asked = 'asked' in kept && Array.isArray(kept.asked) ? kept.asked.filter(one => typeof one === 'string') : [];
  return { text, base, at, asked, ...('theirs' in kept && typeof kept.theirs === 'string' && { theirs: kept.theirs }) };
}

const entry = createOwnEntry('notes-draft', drafted);
const write = (draft: NotesDraft): void => entry.write(draft);
const now = (): string => new Date().toISOString();

export const notesDraft = {
  /** The same object until it changes. */
  read: (): NotesDraft | undefined => entry.read(),
  /** `base` is what the host had, if these words are the first. */
  type(text: string, base: string): void {
    write({ base, ...entry.read(), text, at: now() });
  },
  asked(): void {
    const draft = entry.read();
    if (draft)
      write({
        ...draft,
        asked: [...(draft.asked ?? []).filter(one => one !== draft.text), draft.text].slice(-MOST_ASKED),
      });
  },
  /** The host has this text by now. Words that were typed meanwhile still wait, and are made from it. */
  settle(text: string): void {
    const draft = entry.read();
    if (draft?.text === text) entry.clear();
    else if (draft) write({ text: draft.text, base: text, at: draft.at });
  },
  /** Another question was answered with what the host has: these words here, or somebody's in their place. */
  meet(theirs: string): void {
    const draft = entry.read();
    if (!draft) return;
    if (theirs === draft.text || draft.asked?.includes(theirs)) notesDraft.settle(theirs);
    else if (theirs !== (draft.theirs ?? draft.base)) write({ ...draft, theirs });
  },
  /** Ends a conflict with these words. */
  choose(text: string): void {
    const theirs = entry.read()?.theirs;
    if (theirs === undefined) return;
    write({ text, base: theirs, at: now() });
    notesDraft.meet(theirs);
  },
  subscribe: entry.subscribe,
};
