import { useLayoutEffect } from 'react';
import { createOwnSignal } from '../../authProvider/ownSignal.ts';

/** What the page in view calls itself, in its heading; null while that is on its way. */
export const pageTitle = createOwnSignal<string | null>(null);

/** Names the page in view, for the browser's tab and its history. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (!title) return undefined;
    pageTitle.set(title);
    return () => pageTitle.set(null);
  }, [title]);
}
