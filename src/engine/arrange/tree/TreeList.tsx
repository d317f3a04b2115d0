import { ShapedList } from '../ShapedList.tsx';
import { onDemand } from '../../onDemand/onDemand.tsx';
import { placeholder } from '../../onDemand/placeholder.tsx';

const TreeView = onDemand(async () => (await import('./TreeView.tsx')).TreeView, placeholder(240));

/** The list of records that stand under each other: as a table, or as the tree that they form. */
export const TreeList = () => (
  <ShapedList other="tree">
    <TreeView />
  </ShapedList>
);
