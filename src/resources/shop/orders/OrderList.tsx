import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { OrderTabs } from './OrderTabs.tsx';

/** Orders, those of a payment status one press away. */
export const OrderList = () => (
  <RowsBase>
    <ListPage notice={<OrderTabs />} />
  </RowsBase>
);
