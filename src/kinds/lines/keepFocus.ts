import type { MouseEvent } from 'react';

/**
 * Leaves the focus where it is until the click is done: a field that loses it may show its mistake, and the button
 * would slip away from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
