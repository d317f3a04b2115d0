import { useWatch } from 'react-hook-form';
import { useChart } from '../../chart/useChart.ts';
import { linesIn } from '../lines/lawLines.ts';
import { willPost } from '../lines/willPost.ts';
import { useVoucherKind } from '../voucherKind.ts';
import { ComingRows } from './ComingRows.tsx';

/** What posting the voucher would do, as it is typed now. */
export function WillPost() {
  const { kind } = useVoucherKind();
  const { chart } = useChart();
  const items: unknown = useWatch({ name: 'items' });
  const day: unknown = useWatch({ name: kind.day });
  return <ComingRows rows={chart ? willPost(linesIn(items), chart) : []} day={day} />;
}
