import { useWatch } from 'react-hook-form';
import { useChart } from '../../chart/useChart.ts';
import { comingRows } from '../lines/entryRows.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';
import { ComingRows } from './ComingRows.tsx';
import { useVoucherSettlement } from './useVoucherSettlement.ts';

/** What posting the voucher would do, as it is typed now. */
export function WillPost() {
  const { kind } = useVoucherKind();
  const { chart } = useChart();
  const day: unknown = useWatch({ name: kind.day });
  const { posted } = useVoucherSettlement();
  return <ComingRows rows={chart ? comingRows(posted, chart) : []} day={day} />;
}
