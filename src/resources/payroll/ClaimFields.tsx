import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { expenseClaim } from '#catalog/payroll/expenseClaim.ts';
import { sum } from '#catalog/engine/money/money.ts';
import { useEntity } from '../../engine/entity/useEntity.ts';
import type { LineGridProps } from '../../engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '../../engine/kinds/lines/grid/LineGrid.tsx';
import { SumOf } from '../../engine/kinds/lines/grid/SumOf.tsx';
import { InputGrid } from '../../engine/kinds/InputGrid.tsx';
import { useChart } from '../ledger/chart/useChart.ts';
import { amountOf } from '../ledger/documents/amounts.ts';
import { linesOf } from '../ledger/documents/linesOf.ts';

const { items } = expenseClaim.fields;
/** Neither what parties owe is spent, nor what documents of other kinds keep. */
const spendable = { is_active: true, is_control: false, documents_only: false };

const totals: LineGridProps['totals'] = lines => {
  const total = sum(linesOf(expenseClaim, lines).map(({ amount }) => amountOf(amount)));
  return [{ label: 'voucherPages.total', under: { amount: <SumOf of={total} /> } }];
};

/** What an employee has spent as it is typed, line by line. */
export function ClaimFields() {
  const entity = useEntity();
  const { chart } = useChart();
  useWatch({ name: 'items' });
  const columns = useMemo(
    (): NonNullable<LineGridProps['columns']> => ({
      spent_on: { room: 130 },
      ledger: { room: 160, filter: spendable, fits: ({ id }) => chart?.get(Number(id))?.holds === null },
      details: { room: 180 },
      amount: { room: 110 },
    }),
    [chart],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InputGrid entity={entity} names={['employee', 'claim_date', 'branch']} />
      <LineGrid name="items" field={items} entity={entity} columns={columns} totals={totals} />
      <InputGrid entity={entity} names={['details', 'file']} />
    </Box>
  );
}
