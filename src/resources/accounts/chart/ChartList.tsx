import { ShapedList } from '../../../arrange/ShapedList.tsx';
import { ChartTreeView } from './ChartTreeView.tsx';

/** The ledgers as the chart of accounts that they form, or as a table. */
export const ChartList = () => (
  <ShapedList other="tree" first="tree">
    <ChartTreeView />
  </ShapedList>
);
