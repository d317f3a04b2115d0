import { ShapedList } from '../arrange/ShapedList.tsx';
import { ShapeRoom } from '../arrange/ShapeRoom.tsx';
import { onDemand } from '../onDemand/onDemand.tsx';

const TreeView = onDemand(async () => (await import('./TreeView.tsx')).TreeView, ShapeRoom);

/** The list of records that stand under each other: as a table, or as the tree that they form. */
export const TreeList = () => (
  <ShapedList other="tree">
    <TreeView />
  </ShapedList>
);
