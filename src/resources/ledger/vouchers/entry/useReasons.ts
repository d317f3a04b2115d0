import { useWatch } from 'react-hook-form';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { useChart } from '../../chart/useChart.ts';
import { useBookPolicy } from '../../entry/useBookPolicy.ts';
import { formObjections } from '../lines/lawLines.ts';
import { useVoucherSettlement } from './useVoucherSettlement.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';

/** Why what is typed cannot be posted yet, as far as it can be known here; the host asks the same again. */
export function useReasons(): readonly Violation[] {
  const { kind } = useVoucherKind();
  const { chart } = useChart();
  const today = useToday();
  const values = useWatch();
  const policy = useBookPolicy();
  const { violations } = useVoucherSettlement();
  return chart ? [...formObjections(values, { kind, chart, today, policy }), ...violations] : [];
}
