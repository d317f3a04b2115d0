import { date } from '#catalog/engine/fields.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { amountOf } from '../../ledger/documents/amounts.ts';
import { LinesPaperTable } from './LinesPaperTable.tsx';
import { PurchasingPaper } from './PurchasingPaper.tsx';
import type { PurchasingParts } from './usePurchasingPaper.ts';

const DAY = date();
const signatures = ['purchasePages.paper.requested', 'voucherPages.paper.checked', 'purchasePages.paper.approved'];

const worthOf = (line: Line) => amountOf(line['estimated_price']) * BigInt(Number(line['quantity'] ?? 0));

/** What somebody asks to be bought, as it is signed and sent to the vendor. */
export function RequestPaper({ isCopy, ...parts }: PurchasingParts & { readonly isCopy: boolean }) {
  const { record, lines } = parts;
  const needed: unknown = record['needed_by'];
  return (
    <PurchasingPaper
      {...parts}
      isCopy={isCopy}
      number={String(record['request_no'])}
      day={record['request_date']}
      facts={
        typeof needed === 'string'
          ? [{ label: 'fields.needed_by', value: <ValueText field={DAY} value={needed} /> }]
          : []
      }
      signatures={signatures}
    >
      <LinesPaperTable
        lines={lines}
        pieces={['quantity']}
        price="estimated_price"
        worthOf={worthOf}
        sums={[['voucherPages.total', amountOf(record['amount'])]]}
      />
    </PurchasingPaper>
  );
}
