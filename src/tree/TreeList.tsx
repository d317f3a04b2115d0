import { lazy } from 'react';
import { ShapedList } from '../arrange/ShapedList.tsx';

const TreeView = lazy(async () => ({ default: (await import('./TreeView.tsx')).TreeView }));

/** The list of records that stand under each other: as a table, or as the tree that they form. */
export const TreeList = () => (
  <ShapedList other="tree">
    <TreeView />
  </ShapedList>
);
