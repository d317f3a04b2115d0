import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { SumOf } from '#src/engine/kinds/lines/grid/SumOf.tsx';
import { netOfAll, totalOf } from '../documents/amounts.ts';

/** What both sides come to, and, by the key of its words, what one of them lacks. */
export const sideTotals =
  (difference: string): NonNullable<LineGridProps['totals']> =>
  lines => {
    const net = netOfAll(lines);
    const sums = {
      debit_amount: <SumOf of={totalOf(lines, 'debit_amount')} />,
      credit_amount: <SumOf of={totalOf(lines, 'credit_amount')} />,
    };
    const lacking = net > 0n ? { credit_amount: <SumOf of={net} /> } : { debit_amount: <SumOf of={-net} /> };
    return [
      { label: 'voucherPages.total', under: sums },
      ...(net === 0n ? [] : [{ label: difference, under: lacking }]),
    ];
  };
