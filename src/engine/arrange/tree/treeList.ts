import { ownPage } from '../../onDemand/ownPage.ts';

/** The list of an entity whose records stand below each other, as a table or as a tree. */
export const treeList = ownPage(async () => (await import('./TreeList.tsx')).TreeList);
