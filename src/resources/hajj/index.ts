import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';

/** Pilgrims. */
export const hajj: Module = {
  routes: {
    '/passenger/search/:text?': preloadable(async () => (await import('./SearchPage.tsx')).SearchPage),
  },
};
