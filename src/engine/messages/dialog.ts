import type { DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { createOwnSignal } from '../../authProvider/ownSignal.ts';

/** What the one dialog of the frame shows. */
export interface DialogContent {
  /** Key of its title, or the title itself. */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons before the one that closes it. */
  readonly actions?: ReactNode;
  /** How it is drawn, as MUI has it. */
  readonly options?: Pick<DialogProps, 'fullScreen' | 'fullWidth' | 'maxWidth'>;
}

/** The dialog that is open, if any. */
export const dialog = createOwnSignal<DialogContent | null>(null);

/** Opens it, in place of the one before. Another page and the end of a session close it. */
export const openDialog = (content: DialogContent): void => dialog.set(content);
export const closeDialog = (): void => dialog.set(null);
