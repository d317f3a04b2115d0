import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { openingBalance } from '#catalog/ledger/years/openingBalance.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '#src/engine/kinds/lines/grid/LineGrid.tsx';
import { useChart } from '../chart/useChart.ts';
import { ComingRows } from '../vouchers/entry/ComingRows.tsx';
import { pastedLedger } from '../chart/pastedLedger.ts';
import { sides } from '../documents/amounts.ts';
import { balancing } from '../vouchers/lines/balancing.ts';
import { isPassedParty } from '../vouchers/lines/passed.ts';
import { sideTotals } from '../entry/sideTotals.tsx';
import { useForeign } from '../entry/useForeign.tsx';
import { useWorth } from './useWorth.ts';
import { openingLinesIn, openingRows } from './openingLines.ts';

const { items } = openingBalance.fields;
const keys = { '=': balancing };

/** With what goes to the opening difference. */
const totals = sideTotals('fields.difference');

/** The balances as they are typed: a line for every ledger, several where there are bills or parties. */
export function OpeningLines() {
  const entity = useEntity();
  const { chart } = useChart();
  const lines: unknown = useWatch({ name: 'items' });
  const foreign = useForeign(openingLinesIn(lines));
  useWorth();
  const columns = useMemo(
    (): LineGridProps['columns'] => ({
      ledger: { room: 120, ...pastedLedger(chart) },
      party: { room: 90, passes: line => isPassedParty(chart, line) },
      debit_amount: { room: 96 },
      credit_amount: { room: 96 },
      bill_no: { room: 80 },
      bill_date: { room: 140 },
      due_date: { room: 140 },
      cheque_no: { room: 76 },
      ...foreign.columns,
    }),
    [chart, foreign.columns],
  );
  return (
    <>
      <LineGrid
        name="items"
        field={items}
        entity={entity}
        columns={columns}
        totals={totals}
        keys={keys}
        sides={sides}
      />
      {foreign.question}
    </>
  );
}

/** What posting them would do, the opening difference with it. */
export function OpeningPreview() {
  const { chart } = useChart();
  const lines: unknown = useWatch({ name: 'items' });
  const day: unknown = useWatch({ name: 'opening_date' });
  return <ComingRows rows={chart ? openingRows(openingLinesIn(lines), chart) : []} day={day} />;
}
