import Checklist from '@mui/icons-material/ChecklistOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { openOf } from '#catalog/shop/orders/orderStatus.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import { order } from '#catalog/shop/orders/order.ts';
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
  const translate = useTranslate();
  return (
    <>
      <Button size="small" startIcon={<Description />} component={LinkBase} to={paperAt('order', record.id)}>
        {translate('orderPages.confirmation')}
      </Button>
      {isOpen(record) && (
        <Button size="small" startIcon={<Checklist />} component={LinkBase} to={pickListPath([record.id])}>
          {translate('orderPages.pick_list')}
        </Button>
      )}
    </>
  );
}
