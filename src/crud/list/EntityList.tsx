import { ListBase } from 'react-admin';
import { newestFirst } from '../newestFirst.ts';
import { useEntity } from '../useEntity.ts';
import { ListPage } from './ListPage.tsx';

/** The list of any entity. */
export function EntityList() {
  const { route } = useEntity();
  return (
    <ListBase key={route} perPage={25} sort={newestFirst}>
      <ListPage />
    </ListBase>
  );
}
