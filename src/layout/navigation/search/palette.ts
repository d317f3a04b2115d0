import { createOwnSignal } from '#src/authProvider/ownSignal.ts';

/** Whether the command palette is open. */
export const paletteOpen = createOwnSignal(false);
