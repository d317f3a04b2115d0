import { ownPage } from '../../engine/onDemand/ownPage.ts';
import type { Module } from '../../engine/pages/Module.ts';

/** Sheets that were imported, and how they are undone. */
export const imports: Module = {
  pages: {
    import_run: {
      list: ownPage(async () => (await import('./RunList.tsx')).RunList),
      edit: ownPage(async () => (await import('./RunPage.tsx')).RunPage),
    },
  },
};
