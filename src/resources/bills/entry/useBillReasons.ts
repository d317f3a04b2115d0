import { useWatch } from 'react-hook-form';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { useChart } from '../../ledger/chart/useChart.ts';
import { useTaxes } from '../../taxes/useTaxes.ts';
import { useNoteSettlement } from './useNoteSettlement.ts';
import { billObjections } from '../lines/billLines.ts';
import { useBillKind } from '../lines/billKind.ts';

/** Why what is typed cannot be issued yet, as far as it can be known here; the host asks the same again. */
export function useBillReasons(): readonly Violation[] {
  const { kind } = useBillKind();
  const { chart } = useChart();
  const { taxes } = useTaxes();
  const values = useWatch();
  const { violations } = useNoteSettlement();
  return chart && taxes ? [...billObjections(values, { kind, chart, taxes }), ...violations] : [];
}
