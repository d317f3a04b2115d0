import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { newestFirst } from '#src/engine/entity/openingSort.ts';
import { BeginBooks } from '../begin/BeginBooks.tsx';

/** Opening balances; whoever has none yet is told what comes before and after them. */
export const OpeningList = () => (
  <RowsBase sort={newestFirst}>
    <ListPage notice={<BeginBooks />} />
  </RowsBase>
);
