import { mapValues, omit } from 'es-toolkit';
import { useRecordContext } from 'react-admin';
import { netOf } from '#catalog/bills/lineAmounts.ts';
import { sales } from '#catalog/bills/bills.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { amountOf } from '../ledger/documents/amounts.ts';
import { FactList } from '../ledger/documents/FactList.tsx';
import { LinesTable } from '../ledger/documents/LinesTable.tsx';
import { SettledList } from './settlement/SettledList.tsx';
import { useTaxes } from '../taxes/useTaxes.ts';
import { useBillKind } from './lines/billKind.ts';
import { billed, billLinesIn, footOf, taxesIn, totalsIn } from './lines/billLines.ts';
import { DueChip } from './DueChip.tsx';
import { Withholdings } from './Withholdings.tsx';

const { amount, tax_amount } = sales.fields;
const columns = { ...sales.fields.items.lines, amount, tax_amount };

/** A bill to be read: whose it is, what is left of it, its lines, and what it was settled by. */
export function BillReading() {
  const { kind } = useBillKind();
  const record = useRecordContext();
  const { taxes } = useTaxes();
  if (!record) return null;
  const items = billLinesIn(record['items']);
  const whole = { day: record[kind.day], discount: record['discount'] };
  const taxed = taxesIn(items, taxes, whole);
  const lines = items.map((line, at) => ({
    ...line,
    amount: fromMinor(netOf(billed(line, taxes))),
    tax_amount: fromMinor(taxed[at] ?? 0n),
  }));
  // What it came to is told, also to whoever may not read its taxes.
  const foot = footOf({
    lines: totalsIn(items, taxes, whole).lines,
    net: amountOf(record['net_amount']),
    tax: amountOf(record['tax_amount']),
    total: amountOf(record['amount']),
  });
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
        fields={items.some(line => amountOf(line['discount']) > 0n) ? columns : omit(columns, ['discount'])}
        totals={foot.map(({ label, under }) => ({
          label,
          under: mapValues(under, (amount = 0n) => fromMinor(amount)),
        }))}
      />
      <Withholdings />
      <SettledList />
    </>
  );
}
