import { ListBase } from 'react-admin';
import { ListPage } from '../../../crud/list/ListPage.tsx';
import { newestFirst } from '../../../crud/newestFirst.ts';
import { useEntity } from '../../../crud/useEntity.ts';
import { StateChips } from '../documents/StateChips.tsx';

/** Statements of banks; those that are not finished one press away. */
export function BankStatementList() {
  const { route } = useEntity();
  return (
    <ListBase key={route} perPage={25} sort={newestFirst}>
      <ListPage notice={<StateChips />} />
    </ListBase>
  );
}
