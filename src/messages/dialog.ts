import { createSignal } from '../signal.ts';

/** What the one dialog of the frame shows: the key of its title, and a text to be copied. */
export interface DialogContent {
  readonly title: string;
  readonly code: string;
}

/** The dialog that is open, if any. */
export const dialog = createSignal<DialogContent | null>(null);

export const openDialog = (content: DialogContent): void => dialog.set(content);
export const closeDialog = (): void => dialog.set(null);
