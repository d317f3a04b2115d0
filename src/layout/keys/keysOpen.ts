import { createOwnSignal } from '#src/authProvider/ownSignal.ts';

/** Whether the help of keys is open. */
export const keysOpen = createOwnSignal(false);
