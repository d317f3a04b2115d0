import type { ComponentType } from 'react';
import { loadPageWords } from '../../i18n/i18nIn.ts';
import { preloadable } from './preloadable.tsx';

/** A page that a module draws by hand: it comes together with the words of such pages, which the frame does without. */
export const ownPage = (load: () => Promise<ComponentType>): ReturnType<typeof preloadable> =>
  preloadable(async () => {
    const [Page] = await Promise.all([load(), loadPageWords()]);
    return Page;
  });
