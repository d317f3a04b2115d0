import { createSignal } from '../../signal.ts';

/** Whether the command palette is open. */
export const paletteOpen = createSignal(false);
