import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { expenseClaim } from '../../../../catalog/accounts/payroll/expenseClaim.ts';
import { money } from '../../../../catalog/fields.ts';
import { fromMinor, sum } from '../../../../catalog/money.ts';
import { useEntity } from '../../../crud/useEntity.ts';
import type { LineGridProps } from '../../../documents/lines/gridParts.ts';
import { LineGrid } from '../../../documents/lines/LineGrid.tsx';
import { InputGrid } from '../../../kinds/InputGrid.tsx';
import { ValueText } from '../../../kinds/ValueText.tsx';
import { useChart } from '../chart/useChart.ts';
import { amountOf } from '../documents/amounts.ts';
import { linesOf } from '../documents/linesOf.ts';

const AMOUNT = money();
const { items } = expenseClaim.fields;
/** Neither what parties owe is spent, nor what documents of other kinds keep. */
const spendable = { is_active: true, is_control: false, documents_only: false };

const totals: LineGridProps['totals'] = lines => {
  const total = sum(linesOf(expenseClaim, lines).map(({ amount }) => amountOf(amount)));
  const shown = (
    <bdi dir="ltr">
      <ValueText field={AMOUNT} value={fromMinor(total)} />
    </bdi>
  );
  return [{ label: 'voucherPages.total', under: { amount: shown } }];
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
