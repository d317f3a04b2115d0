import { ListBase } from 'react-admin';
import { ListPage } from '../../engine/crud/list/ListPage.tsx';
import { newestFirst } from '../../engine/entity/newestFirst.ts';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { StateChips } from '../ledger/documents/StateChips.tsx';

/** Statements of banks; those that are not finished one press away. */
export function BankStatementList() {
  const { route } = useEntity();
  return (
    <ListBase key={route} perPage={25} sort={newestFirst}>
      <ListPage notice={<StateChips />} />
    </ListBase>
  );
}
