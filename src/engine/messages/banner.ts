import type { AlertColor } from '@mui/material/Alert';
import { createOwnSignal } from '../../authProvider/ownSignal.ts';

export interface Banner {
  /** Key of its words. */
  readonly text: string;
  readonly type: AlertColor;
}

/** How long a banner stays, in milliseconds (specification, section 9). */
const STAYS = 3000;

/** The banner across the top of the window, if there is one. */
export const banner = createOwnSignal<Banner | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a banner for three seconds, in place of the one before. */
export function showBanner(text: string, type: AlertColor): void {
  clearTimeout(timer);
  banner.set({ text, type });
  timer = setTimeout(() => banner.set(null), STAYS);
}
