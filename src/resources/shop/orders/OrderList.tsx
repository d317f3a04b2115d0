import { ListBase } from 'react-admin';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { latestFirst } from '#src/engine/entity/newestFirst.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { OrderTabs } from './OrderTabs.tsx';

/** Orders, those of a payment status one press away. */
export function OrderList() {
  const entity = useEntity();
  return (
    <ListBase key={entity.route} perPage={25} sort={latestFirst(entity)}>
      <ListPage notice={<OrderTabs />} />
    </ListBase>
  );
}
