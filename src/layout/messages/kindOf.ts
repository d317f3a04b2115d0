import type { AlertColor } from '@mui/material/Alert';

const kinds: readonly AlertColor[] = ['success', 'error', 'warning', 'info'];

interface Typed {
  readonly type?: string;
}

/** The kind of a message; one of our own making, or none, informs. */
export const kindOf = ({ type }: Typed): AlertColor => kinds.find(one => one === type) ?? 'info';

/** Whether it tells of trouble, which does not wait for a pause. */
export const isTrouble = (message: Typed): boolean => ['error', 'warning'].includes(kindOf(message));
