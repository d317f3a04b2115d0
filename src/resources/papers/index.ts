import { entities } from '#catalog/registry/entities.ts';
import { isPaperKind, paperKinds } from '#catalog/registry/paperKinds.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { anybody, type Entry, mayDo } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';

const entityOf = (kind = '') => (isPaperKind(kind) ? entities[paperKinds[kind]] : undefined);

/** Whoever may see the record may see its paper; that there is no such kind, the page says itself. */
const entry: Entry = {
  may(who, parts) {
    const entity = entityOf(parts['kind']);
    return (entity ? mayDo(entity, 'show') : anybody)(who, parts);
  },
  record({ kind, paperId: id }) {
    const of = entityOf(kind);
    return of && { of, id };
  },
};

/** Papers of kinds that have no page of their own. */
export const papers: Module = {
  routes: {
    '/papers/:kind/:paperId': {
      ...entry,
      page: ownPage(async () => (await import('./AnyPaperPage.tsx')).AnyPaperPage),
    },
  },
};
