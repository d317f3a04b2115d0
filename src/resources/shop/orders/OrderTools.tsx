import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { pick } from 'es-toolkit';
import { useCanAccess, useCreatePath, useRecordContext } from 'react-admin';
import { mailOrder } from '#catalog/shop/orders/mailOrder.ts';
import { order } from '#catalog/shop/orders/order.ts';
import { MailLink } from '#src/engine/letters/MailLink.tsx';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';
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
  const createPath = useCreatePath();
  const { canAccess: mayCreate } = useCanAccess({ resource: order.route, action: 'create' });
  if (!record) return null;
  return (
    <>
      {mayCreate && (
        <ToolLink
          icon={<ContentCopy />}
          to={createPath({ resource: order.route, type: 'create' })}
          label="voucherPages.duplicate"
          state={handOverTyped(copied(record))}
        />
      )}
      <ToolLink icon={<Print />} to={invoicePath(record.id)} label="orderPages.invoice" />
      <OrderPaperLinks record={record} />
      <MailLink command={mailOrder} to={mailPath(record.id)} />
      {typeof record['party'] === 'number' && <StatementLink party={record['party']} />}
    </>
  );
}
