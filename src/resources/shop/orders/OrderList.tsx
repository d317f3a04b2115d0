import { ListBase } from 'react-admin';
import { ListPage } from '../../../crud/list/ListPage.tsx';
import { newestFirst } from '../../../crud/newestFirst.ts';
import { useEntity } from '../../../crud/useEntity.ts';
import { OrderTabs } from './OrderTabs.tsx';

/** Orders, those of a payment status one press away. */
export function OrderList() {
  const { route } = useEntity();
  return (
    <ListBase key={route} perPage={25} sort={newestFirst}>
      <ListPage notice={<OrderTabs />} />
    </ListBase>
  );
}
