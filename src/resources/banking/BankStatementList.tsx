import { ListPage } from '../../engine/crud/list/ListPage.tsx';
import { RowsBase } from '../../engine/crud/list/RowsBase.tsx';
import { newestFirst } from '../../engine/entity/openingSort.ts';
import { StateChips } from '../ledger/documents/StateChips.tsx';

/** Statements of banks; those that are not finished one press away. */
export const BankStatementList = () => (
  <RowsBase sort={newestFirst}>
    <ListPage notice={<StateChips />} />
  </RowsBase>
);
