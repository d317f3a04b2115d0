import { date } from '#catalog/engine/fields.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { amountOf } from '../../ledger/documents/amounts.ts';
import { BillsPaperTable } from './BillsPaperTable.tsx';
import { LinesPaperTable } from './LinesPaperTable.tsx';
import { PurchasingPaper } from './PurchasingPaper.tsx';
import type { PurchasingParts } from './usePurchasingPaper.ts';

const DAY = date();
const signatures = ['billPages.paper.prepared', 'billPages.paper.authorised', 'purchasePages.paper.vendor'];

/** An order to a vendor with its prices, and what of it was received, sent back and billed so far. */
export function PurchasePaper({ isCopy, ...parts }: PurchasingParts & { readonly isCopy: boolean }) {
  const { record, lines, request } = parts;
  const [net, tax, total] = ['net_amount', 'tax_amount', 'amount'].map(name => amountOf(record[name]));
  const expected: unknown = record['expected_on'];
  return (
    <PurchasingPaper
      {...parts}
      isCopy={isCopy}
      number={String(record['purchase_no'])}
      day={record['order_date']}
      facts={[
        ...(typeof expected === 'string'
          ? [{ label: 'fields.expected_on', value: <ValueText field={DAY} value={expected} /> }]
          : []),
        ...(request === '' ? [] : [{ label: 'fields.purchase_request', value: <bdi>{request}</bdi> }]),
      ]}
      signatures={signatures}
    >
      <LinesPaperTable
        lines={lines}
        pieces={['quantity', 'received', 'returned', 'billed']}
        price="rate"
        worthOf={line => amountOf(line['net_amount'])}
        sums={[
          ...(tax
            ? ([
                ['fields.net_amount', net ?? 0n],
                ['fields.tax_amount', tax],
              ] as const)
            : []),
          ['billPages.total', total ?? 0n],
        ]}
      />
      <BillsPaperTable {...parts} />
    </PurchasingPaper>
  );
}
