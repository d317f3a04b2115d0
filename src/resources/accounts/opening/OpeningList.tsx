import { ListBase } from 'react-admin';
import { ListPage } from '../../../crud/list/ListPage.tsx';
import { newestFirst } from '../../../crud/newestFirst.ts';
import { useEntity } from '../../../crud/useEntity.ts';
import { BeginBooks } from '../begin/BeginBooks.tsx';

/** Opening balances; whoever has none yet is told what comes before and after them. */
export function OpeningList() {
  const { route } = useEntity();
  return (
    <ListBase key={route} perPage={25} sort={newestFirst}>
      <ListPage notice={<BeginBooks />} />
    </ListBase>
  );
}
