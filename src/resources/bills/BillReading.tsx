import { useRecordContext } from 'react-admin';
import { netOf, taxOf } from '#catalog/bills/billLaw.ts';
import { sales } from '#catalog/bills/bills.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { FactList } from '../ledger/documents/FactList.tsx';
import { LinesTable } from '../ledger/documents/LinesTable.tsx';
import { SettledList } from './settlement/SettledList.tsx';
import { useTaxes } from '../taxes/useTaxes.ts';
import { useBillKind } from './lines/billKind.ts';
import { billed, billLinesIn, dayText } from './lines/billLines.ts';
import { DueChip } from './DueChip.tsx';
import { Withholdings } from './Withholdings.tsx';

const { items, amount, tax_amount } = sales.fields;
const columns = { ...items.lines, amount, tax_amount };

/** A bill to be read: whose it is, what is left of it, its lines, and what it was settled by. */
export function BillReading() {
  const { kind } = useBillKind();
  const record = useRecordContext();
  const { taxes } = useTaxes();
  if (!record) return null;
  const lines = billLinesIn(record['items']).map(line => {
    const one = billed(line, taxes);
    return {
      ...line,
      amount: fromMinor(netOf(one)),
      tax_amount: fromMinor(taxOf(one, dayText(record[kind.day]))),
    };
  });
  const { net_amount: net, tax_amount: tax, amount: total } = record;
  return (
    <>
      <FactList
        names={[
          'invoice_no',
          'status',
          'party',
          kind.day,
          'due_date',
          'ref_invoice_no',
          'branch',
          'amount',
          'outstanding',
        ]}
        beside={{ due_date: <DueChip record={record} /> }}
      />
      <LinesTable
        lines={lines}
        fields={columns}
        totals={[
          { label: 'voucherPages.total', under: { amount: net, tax_amount: tax } },
          { label: 'billPages.total', under: { tax_amount: total } },
        ]}
      />
      <Withholdings />
      <SettledList />
    </>
  );
}
