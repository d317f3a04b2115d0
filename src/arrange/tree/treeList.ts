import { preloadable } from '../../onDemand/preloadable.tsx';

/** The list of an entity whose records stand below each other, as a table or as a tree. */
export const treeList = preloadable(async () => (await import('./TreeList.tsx')).TreeList);
