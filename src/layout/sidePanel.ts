import { createOwnSignal } from '../authProvider/ownSignal.ts';

export type SidePanelName = 'settings' | 'schemes' | 'quick';

/** The panel that is open at the end side of the frame, if any. */
export const sidePanel = createOwnSignal<SidePanelName | null>(null);

export const closeSidePanel = (): void => sidePanel.set(null);
