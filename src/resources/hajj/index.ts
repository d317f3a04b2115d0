import { ownPage } from '../../onDemand/ownPage.ts';
import type { Module } from '../Module.ts';

/** Pilgrims. */
export const hajj: Module = {
  routes: {
    '/passenger/search/:text?': ownPage(async () => (await import('./SearchPage.tsx')).SearchPage),
  },
};
