import { omitBy, pick } from 'es-toolkit';
import { useRecordContext } from 'react-admin';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { entities } from '#catalog/registry/entities.ts';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { RelatedRecords } from '../shop/orders/RelatedRecords.tsx';
import { FactList } from '../ledger/documents/FactList.tsx';
import { LinesTable } from '../ledger/documents/LinesTable.tsx';
import { SettledList } from '../bills/settlement/SettledList.tsx';
import { PaidChip } from './PaidChip.tsx';
import { paidLines, sumsOf } from './payLines.ts';

const { items } = salarySheet.fields;
const earned = pick(items.lines, ['employee', 'gross']);
/** Columns only of sheets on which anything is kept back so. */
const keptBack = pick(items.lines, ['deduction', 'salary_tax', 'advance_recovered']);
const owed = { net_pay: money() };
const paid = { paid_amount: money(), outstanding: money() };

/** Pay of the month to be read: what is paid of it to whom, by which vouchers, and what it has entered. */
export function SheetReading() {
  const record = useRecordContext();
  if (!record) return null;
  const lines = paidLines(record['items']);
  const sums = sumsOf(lines);
  const taken = omitBy(keptBack, (_field, name) => toMinor(sums[name]) === 0n);
  // Nothing of a sheet that was taken back is owed, which does not mean that it was paid.
  const stands = record['status'] === 'posted';
  return (
    <>
      <FactList
        names={['invoice_no', 'status', 'sheet_date', 'due_date', 'branch', 'gross_amount', 'amount', 'outstanding']}
        beside={{ outstanding: <PaidChip /> }}
      />
      <LinesTable
        lines={lines.map(({ line, net, outstanding }) => ({
          ...line,
          net_pay: fromMinor(net),
          paid_amount: fromMinor(net - outstanding),
        }))}
        fields={{ ...earned, ...taken, ...owed, ...(stands && paid) }}
        heads={{ net_pay: 'payPages.net_pay' }}
        totals={[{ label: 'voucherPages.total', under: sums }]}
      />
      <SettledList />
      <RelatedRecords
        heading="payPages.entered"
        entity={entities.posting}
        filter={{ source_type: salarySheet.name, source_id: record.id }}
        columns={['reference_no', 'log_date', 'source_event', 'details']}
      />
    </>
  );
}
