import Box from '@mui/material/Box';
import { pick } from 'es-toolkit';
import { type RaRecord, useRecordContext } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { order } from '#catalog/shop/orders/order.ts';
import { amountOf } from '../../ledger/documents/amounts.ts';
import { FactList } from '../../ledger/documents/FactList.tsx';
import { LinesTable } from '../../ledger/documents/LinesTable.tsx';
import { linesOf } from '../../ledger/documents/linesOf.ts';
import { ShipmentPapers } from './papers/ShipmentPapers.tsx';
import { Profit } from './Profit.tsx';
import { RelatedRecords } from './RelatedRecords.tsx';
import { Timeline } from './Timeline.tsx';

const { lines } = order.fields.items;
const columns = pick(lines, [
  'stock_item',
  'quantity',
  'shipped',
  'cancelled',
  'returned',
  'rate',
  'discount',
  'net_amount',
  'tax_amount',
]);

const facts = ['party', 'order_date', 'branch', 'shipping_address', 'delivered_on', 'discount'];
const charge = ['delivery_charge', 'delivery_tax', 'delivery_tax_amount'];

/** What is added to the columns of the lines: their totals are those of the order as a whole. */
const delivered = ({ delivery_charge: net, delivery_tax_amount: tax }: RaRecord) => ({
  label: 'fields.delivery_charge',
  under: { net_amount: net, tax_amount: tax },
});

const shipmentTools = {
  label: 'orderPages.papers',
  of: (record: RaRecord) => <ShipmentPapers record={record} place="row" />,
} as const;

/** Where an order stands on its three axes, and what of it is paid. */
export const OrderState = () => (
  <FactList
    names={['order_no', 'status', 'payment_status', 'fulfilment', 'amount', 'due_amount', 'paid_amount', 'outstanding']}
  />
);

/** What has come of an order: its shipments with their bills, its payments, what it has brought in, and its timeline. */
export function OrderParts() {
  const record = useRecordContext();
  if (!record) return null;
  const own = { order: record.id };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RelatedRecords
        heading="orderPages.shipments"
        entity={entityNamed('shipment')}
        filter={own}
        columns={['shipment_no', 'shipped_on', 'courier', 'tracking_no', 'sales', 'amount']}
        tools={shipmentTools}
      />
      <RelatedRecords
        heading="orderPages.payments"
        entity={entityNamed('order_payment')}
        filter={own}
        columns={['paid_on', 'receipt_voucher', 'amount']}
      />
      <RelatedRecords
        heading="orderPages.returns"
        entity={entityNamed('order_return')}
        filter={own}
        columns={['return_no', 'requested_on', 'status', 'inspected_on', 'amount']}
      />
      <RelatedRecords
        heading="orderPages.refunds"
        entity={entityNamed('refund')}
        filter={own}
        columns={['invoice_no', 'refund_date', 'status', 'amount']}
      />
      <Profit />
      <Timeline />
    </Box>
  );
}

/** An order to be read: where it stands, whose it is, its lines as far as they are shipped, and what has come of it. */
export function OrderReading() {
  const record = useRecordContext();
  if (!record) return null;
  const { net_amount: net, tax_amount: tax, amount } = record;
  const isCharged = amountOf(record['delivery_charge']) > 0n;
  return (
    <>
      <OrderState />
      <FactList names={isCharged ? [...facts, ...charge] : facts} />
      <LinesTable
        lines={linesOf(order, record['items'])}
        fields={columns}
        totals={[
          ...(isCharged ? [delivered(record)] : []),
          { label: 'voucherPages.total', under: { net_amount: net, tax_amount: tax } },
          { label: 'billPages.total', under: { tax_amount: amount } },
        ]}
      />
      <OrderParts />
    </>
  );
}
