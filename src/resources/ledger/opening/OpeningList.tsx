import { ListBase } from 'react-admin';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { newestFirst } from '#src/engine/entity/newestFirst.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
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
