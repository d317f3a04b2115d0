import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';

/** Mail of the house: one's own, and all of it. */
export const support: Module = {
  routes: {
    '/mail/:box?': preloadable(async () => (await import('./mail/MailPage.tsx')).MailPage),
  },
};
