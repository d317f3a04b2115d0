import { forSelected } from '#src/engine/bulk/forSelected.tsx';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { OrderTabs } from './OrderTabs.tsx';

const Tools = forSelected(async () => (await import('./papers/OrderBulkTools.tsx')).OrderBulkTools);

/** Orders, those of a payment status one press away. */
export const OrderList = () => (
  <RowsBase>
    <ListPage
      notice={<OrderTabs />}
      bulk={<Tools />}
      table={<EntityTable selectable />}
      cards={<EntityCards selectable />}
    />
  </RowsBase>
);
