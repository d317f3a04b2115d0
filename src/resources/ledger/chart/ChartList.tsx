import { ShapedList } from '#src/engine/arrange/ShapedList.tsx';
import { BeginBooks } from '../begin/BeginBooks.tsx';
import { ChartTreeView } from './ChartTreeView.tsx';

/** The ledgers as the chart of accounts that they form, or as a table. */
export const ChartList = () => (
  <>
    <BeginBooks />
    <ShapedList other="tree" first="tree">
      <ChartTreeView />
    </ShapedList>
  </>
);
