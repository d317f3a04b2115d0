import { useListContext } from 'react-admin';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { loadPageWords } from '#src/i18n/i18nIn.ts';
import { OrderTabs } from './OrderTabs.tsx';

const Tools = onDemand(async () => {
  const { OrderBulkTools } = await import('./papers/OrderBulkTools.tsx');
  await loadPageWords();
  return OrderBulkTools;
}, BulkTools);

/** They come with the first row that is selected. */
function ForSelected() {
  const { selectedIds } = useListContext();
  return selectedIds.length === 0 ? <BulkTools /> : <Tools />;
}

/** Orders, those of a payment status one press away. */
export const OrderList = () => (
  <RowsBase>
    <ListPage
      notice={<OrderTabs />}
      bulk={<ForSelected />}
      table={<EntityTable selectable />}
      cards={<EntityCards selectable />}
    />
  </RowsBase>
);
