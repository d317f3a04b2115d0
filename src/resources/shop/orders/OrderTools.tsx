import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { pick } from 'es-toolkit';
import { LinkBase, useCanAccess, useCreatePath, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { startsIn } from '#catalog/engine/defineCommand.ts';
import { mailOrder } from '#catalog/shop/orders/mailOrder.ts';
import { order } from '#catalog/shop/orders/order.ts';
import { linesOf } from '../../ledger/documents/linesOf.ts';
import { handOverTyped } from '../../ledger/documents/begun.ts';
import { StatementLink } from '../../bills/statement/StatementLink.tsx';
import { invoicePath, mailPath } from './orderPaths.ts';
import { OrderPaperLinks } from './papers/OrderPaperLinks.tsx';

type Values = Readonly<Record<string, unknown>>;

/** What an order like this one takes over: who wants what, at what price; nothing of what has come of it. */
const copied = (record: Values): Values => ({
  ...pick(record, ['party', 'branch', 'shipping_address', 'discount', 'delivery_charge', 'delivery_tax', 'details']),
  items: linesOf(order, record['items']).map(line => pick(line, ['stock_item', 'quantity', 'rate', 'discount', 'tax'])),
});

/** What may be done with an order in whatever state. */
export function OrderTools() {
  const record = useRecordContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess: mayCreate } = useCanAccess({ resource: order.route, action: 'create' });
  const { permissions } = usePermissions<Principal>();
  if (!record) return null;
  return (
    <>
      {mayCreate && (
        <Button
          size="small"
          startIcon={<ContentCopy />}
          component={LinkBase}
          to={createPath({ resource: order.route, type: 'create' })}
          state={handOverTyped(copied(record))}
        >
          {translate('voucherPages.duplicate')}
        </Button>
      )}
      <Button size="small" startIcon={<Print />} component={LinkBase} to={invoicePath(record.id)}>
        {translate('orderPages.invoice')}
      </Button>
      <OrderPaperLinks record={record} />
      {startsIn(mailOrder, String(record['status'])) && mayPerform(permissions ?? guest, mailOrder) && (
        <Button size="small" startIcon={<MailIcon />} component={LinkBase} to={mailPath(record.id)}>
          {translate('orderPages.mail')}
        </Button>
      )}
      {typeof record['party'] === 'number' && <StatementLink party={record['party']} />}
    </>
  );
}
