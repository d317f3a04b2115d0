import Checklist from '@mui/icons-material/ChecklistOutlined';
import { useCanAccess, useListContext } from 'react-admin';
import { order } from '#catalog/shop/orders/order.ts';
import { MOST_PICKED } from '#catalog/shop/orders/paper/PickFacts.ts';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { LinkTool } from '#src/engine/panels/LinkTool.tsx';
import { pickListPath } from './pickListPath.ts';

/** What may be done with the selected orders. */
export function OrderBulkTools() {
  const { selectedIds } = useListContext();
  const { canAccess } = useCanAccess({ resource: order.route, action: 'show' });
  return (
    <>
      {canAccess === true && selectedIds.length <= MOST_PICKED && (
        <LinkTool icon={<Checklist />} label="orderPages.pick_list" to={pickListPath(selectedIds)} />
      )}
      <BulkTools />
    </>
  );
}
