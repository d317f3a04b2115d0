import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { netPay } from '#catalog/payroll/salaryLaw.ts';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { AmountText } from '../../engine/facts/AmountText.tsx';
import type { LineGridProps } from '../../engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '../../engine/kinds/lines/grid/LineGrid.tsx';
import { InputGrid } from '../../engine/kinds/InputGrid.tsx';
import { paidLines, payIn, sumsOf } from './payLines.ts';

const { items } = salarySheet.fields;
const HEAD = ['sheet_date', 'due_date', 'branch'];

const shown = (amount: Minor | string): ReactNode => <AmountText of={amount} />;

const columns: NonNullable<LineGridProps['columns']> = {
  employee: { room: 170, filter: { is_active: true } },
  gross: { room: 105 },
  deduction: { room: 100 },
  salary_tax: { room: 100 },
  advance_recovered: { room: 100 },
  outstanding: { isHidden: true },
};
const computed: NonNullable<LineGridProps['computed']> = [
  { label: 'payPages.net_pay', of: line => shown(netPay(payIn(line))) },
];

const totals: LineGridProps['totals'] = lines => {
  const { net_pay: net, ...sums } = sumsOf(paidLines(lines));
  const under = Object.entries(sums).filter(([name]) => name in columns && name !== 'outstanding');
  return [
    {
      label: 'voucherPages.total',
      under: {
        ...Object.fromEntries(under.map(([name, amount]) => [name, toMinor(amount) !== 0n && shown(amount)])),
        'payPages.net_pay': shown(net),
      },
    },
  ];
};

/** Pay of the month as it is typed, employee by employee, with what each of them gets and what it comes to. */
export function SheetFields() {
  const entity = useEntity();
  useWatch({ name: 'items' });
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InputGrid entity={entity} names={HEAD} />
      <LineGrid name="items" field={items} entity={entity} columns={columns} computed={computed} totals={totals} />
      <InputGrid entity={entity} names={['details']} />
    </Box>
  );
}
