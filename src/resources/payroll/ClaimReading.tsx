import { omit } from 'es-toolkit';
import { useRecordContext } from 'react-admin';
import { expenseClaim } from '#catalog/payroll/expenseClaim.ts';
import { entities } from '#catalog/registry/entities.ts';
import { RelatedRecords } from '../shop/orders/RelatedRecords.tsx';
import { FactList } from '../ledger/documents/FactList.tsx';
import { LinesTable } from '../ledger/documents/LinesTable.tsx';
import { linesOf } from '../ledger/documents/linesOf.ts';
import { SettledList } from '../bills/settlement/SettledList.tsx';
import { PaidChip } from './PaidChip.tsx';

const { lines: columns } = expenseClaim.fields.items;

/** A claim to be read: how far it is, what was spent, what has covered it, and what it has entered. */
export function ClaimReading() {
  const record = useRecordContext();
  if (!record) return null;
  const lines = linesOf(expenseClaim, record['items']);
  const withReceipts = lines.some(({ image }) => (image ?? null) !== null);
  return (
    <>
      <FactList
        names={['invoice_no', 'status', 'employee', 'claim_date', 'branch', 'amount', 'outstanding']}
        beside={{ outstanding: <PaidChip /> }}
      />
      <LinesTable
        lines={lines}
        fields={withReceipts ? columns : omit(columns, ['image'])}
        totals={[{ label: 'voucherPages.total', under: { amount: record['amount'] } }]}
      />
      <SettledList />
      <RelatedRecords
        heading="payPages.entered"
        entity={entities.posting}
        filter={{ source_type: expenseClaim.name, source_id: record.id }}
        columns={['reference_no', 'log_date', 'source_event', 'details']}
      />
    </>
  );
}
