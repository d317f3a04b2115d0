import type { Violation } from '#catalog/engine/violations/violation.ts';
import { useChart } from '../chart/useChart.ts';
import { openingMistakes } from './openingLines.ts';

type Values = Readonly<Record<string, unknown>>;

/** The law on openings for their form, while they are a draft and the chart is known. */
export function useOpeningCheck(): (values: Values) => readonly Violation[] {
  const { chart } = useChart();
  return ({ status, items }) => (chart && (status ?? 'draft') === 'draft' ? openingMistakes(items, chart) : []);
}
