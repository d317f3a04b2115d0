import Box from '@mui/material/Box';
import { pick } from 'es-toolkit';
import { useRecordContext } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { integer } from '#catalog/engine/fields.ts';
import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { FactList } from '../ledger/documents/FactList.tsx';
import { LinesTable } from '../ledger/documents/LinesTable.tsx';
import { RelatedRecords } from '../shop/orders/RelatedRecords.tsx';
import { PurchaseSteps } from './PurchaseSteps.tsx';
import { withRemaining } from './remaining.ts';

const { items } = purchaseFinal.fields;
const columns = {
  ...pick(items.lines, ['stock_item', 'quantity', 'received']),
  /** Still to come, and received but not billed. */
  expected: integer(),
  unbilled: integer(),
  ...pick(items.lines, ['returned', 'rate', 'net_amount', 'tax_amount']),
};

/** What has come of a purchase: its receipts, its bills, and what went back. */
function Parts() {
  const record = useRecordContext();
  if (!record) return null;
  const own = { purchase_final: record.id };
  const bills: readonly { readonly purchase: number }[] = record['bills'] ?? [];
  const ids = bills.map(({ purchase }) => purchase);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RelatedRecords
        heading="purchasePages.receipts"
        entity={entityNamed('goods_receipt')}
        filter={own}
        columns={['receipt_no', 'received_on', 'delivery_note', 'amount']}
      />
      {ids.length > 0 && (
        <RelatedRecords
          heading="fields.bills"
          entity={entityNamed('purchase')}
          filter={{ id__in: ids.join(',') }}
          columns={['invoice_no', 'ref_invoice_no', 'purchase_date', 'due_date', 'amount', 'outstanding']}
        />
      )}
      <RelatedRecords
        heading="purchasePages.returns"
        entity={entityNamed('goods_return')}
        filter={own}
        columns={['return_no', 'returned_on', 'return_reason', 'debit_note', 'amount']}
      />
    </Box>
  );
}

/** A purchase to be read: how far it is, its lines with what is left of them, and what has come of it. */
export function PurchaseReading() {
  const record = useRecordContext();
  if (!record) return null;
  const { net_amount: net, tax_amount: tax, amount } = record;
  return (
    <>
      <PurchaseSteps />
      <FactList
        names={['purchase_no', 'status', 'party', 'order_date', 'expected_on', 'sent_on', 'branch', 'purchase_request']}
      />
      <FactList names={['amount', 'billed_amount', 'paid_amount', 'receipt_status', 'bill_status', 'payment_status']} />
      <LinesTable
        lines={withRemaining(record)}
        fields={columns}
        totals={[
          { label: 'voucherPages.total', under: { net_amount: net, tax_amount: tax } },
          { label: 'billPages.total', under: { tax_amount: amount } },
        ]}
      />
      <Parts />
    </>
  );
}
