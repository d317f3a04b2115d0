import Checklist from '@mui/icons-material/ChecklistOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import { type RaRecord } from 'react-admin';
import { openOf } from '#catalog/shop/orders/orderStatus.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import { order } from '#catalog/shop/orders/order.ts';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';
import { paperAt } from '../../../papers/paperAt.ts';
import { linesOf } from '../../../ledger/documents/linesOf.ts';
import { pickListPath } from './pickListPath.ts';

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Whether there is anything to pick of an order. */
const isOpen = ({ status, items }: RaRecord): boolean =>
  isIn(orderLifecycle.groups.picked, status) &&
  linesOf(order, items).some(
    ({ quantity, shipped, cancelled }) =>
      openOf({ quantity: count(quantity), shipped: count(shipped), cancelled: count(cancelled), returned: 0 }) > 0,
  );

/** The ways to the papers of an order. */
export function OrderPaperLinks({ record }: { readonly record: RaRecord }) {
  return (
    <>
      <ToolLink icon={<Description />} to={paperAt('order', record.id)} label="orderPages.confirmation" />
      {isOpen(record) && <ToolLink icon={<Checklist />} to={pickListPath([record.id])} label="orderPages.pick_list" />}
    </>
  );
}
