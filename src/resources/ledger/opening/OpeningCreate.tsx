import { useMemo } from 'react';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { useChart } from '../chart/useChart.ts';
import { OpeningFields } from './OpeningFields.tsx';
import { useOpeningCheck } from './useOpeningCheck.ts';
import { presetOpening } from './openingLines.ts';

/** New opening balances: a grid with a line for every ledger of the balance sheet. */
export function OpeningCreate() {
  const { chart, isPending } = useChart();
  const begun = useMemo(() => ({ items: chart ? presetOpening(chart) : [] }), [chart]);
  const check = useOpeningCheck();
  return isPending ? <LoadingForm /> : <EntityCreate begun={begun} body={<OpeningFields />} check={check} />;
}
