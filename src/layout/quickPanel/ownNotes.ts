import type { OwnPart } from '../../authProvider/OwnPart.ts';
import { createOwnSignal } from '../../authProvider/ownSignal.ts';
import { notesDraft } from './notesDraft.ts';
import { type NotesState, theirsIn } from './NotesState.ts';

/** How the notes last fared on their way to the host. */
export const notesFate = createOwnSignal<Exclude<NotesState, { readonly is: 'conflict' }>>({ is: 'idle' });

/** As the host takes them; not while their writer has a choice to make. */
export const ownNotes: OwnPart<string> = {
  name: 'notes',
  unsaved() {
    const draft = notesDraft.read();
    return draft?.theirs === undefined ? draft?.text : undefined;
  },
  before: () => notesDraft.read()?.base,
  asked() {
    notesDraft.asked();
    notesFate.set({ is: 'saving' });
  },
  saved(text) {
    notesDraft.settle(text);
    if (!notesDraft.read()) notesFate.set({ is: 'saved', at: new Date() });
  },
  failed(error) {
    const theirs = theirsIn(error);
    if (theirs === undefined) {
      notesFate.set({ is: 'failed', reason: error instanceof Error ? error.message : '' });
      return false;
    }
    notesDraft.meet(theirs);
    return notesDraft.read()?.theirs === undefined;
  },
  subscribe: notesDraft.subscribe,
};
