import { ListBase } from 'react-admin';
import { latestFirst } from '../../entity/newestFirst.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { ListPage } from './ListPage.tsx';

/** The list of any entity. */
export function EntityList() {
  const entity = useEntity();
  return (
    <ListBase key={entity.route} perPage={25} sort={latestFirst(entity)}>
      <ListPage />
    </ListBase>
  );
}
