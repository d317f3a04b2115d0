import { useWatch } from 'react-hook-form';
import { useChart } from '../../chart/useChart.ts';
import { type Settling, useSettlement } from '#src/resources/bills/settlement/useSettlement.ts';
import { linesIn } from '../lines/lawLines.ts';
import { entryRows } from '../lines/entryRows.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';

/** What the voucher in the form would settle. */
export function useVoucherSettlement(): Settling {
  const { kind } = useVoucherKind();
  const { chart } = useChart();
  const items: unknown = useWatch({ name: 'items' });
  const day: unknown = useWatch({ name: kind.day });
  return useSettlement({ rows: chart ? entryRows(linesIn(items), chart) : [], day, law: kind.law });
}
