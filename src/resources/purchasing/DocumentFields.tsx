import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type Minor, sum } from '#catalog/engine/money/money.ts';
import { AmountText } from '../../engine/facts/AmountText.tsx';
import type { Line } from '../../engine/kinds/lines/Column.ts';
import type { LineGridProps } from '../../engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '../../engine/kinds/lines/grid/LineGrid.tsx';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { InputGrid } from '../../engine/kinds/InputGrid.tsx';
import { amountOf } from '../ledger/documents/amounts.ts';
import { linesOf } from '../ledger/documents/linesOf.ts';

const shown = (amount: Minor): ReactNode => <AmountText of={amount} />;

interface DocumentFieldsProps {
  readonly entity: 'purchase_request' | 'purchase_final';
  /** Field of a line that holds the price of each piece. */
  readonly price: 'rate' | 'estimated_price';
  readonly head: readonly string[];
  readonly foot: readonly string[];
}

/** Something that is bought as it is typed: from whom and for where, what of it, and what that comes to without tax. */
function DocumentFields({ entity: name, price, head, foot }: DocumentFieldsProps) {
  const entity = useEntity();
  const { fields } = entityNamed(name);
  const { items } = fields;
  useWatch({ name: 'items' });
  const columns = useMemo((): NonNullable<LineGridProps['columns']> => {
    const kept = Object.entries(items?.lines ?? {}).filter(([, { readOnly }]) => readOnly === true);
    return {
      ...Object.fromEntries(kept.map(([one]) => [one, { isHidden: true }])),
      stock_item: { room: 180, filter: { is_active: true } },
      quantity: { room: 70 },
      [price]: { room: 110 },
      ...(items?.lines?.['tax'] && { tax: { room: 100, filter: { is_active: true, kind: 'input' } } }),
    };
  }, [items, price]);
  const worth = (line: Line): Minor => amountOf(line[price]) * BigInt(Math.trunc(Number(line['quantity'] ?? 0)) || 0);
  const computed: LineGridProps['computed'] = [{ label: 'fields.amount', of: line => shown(worth(line)) }];
  const totals: LineGridProps['totals'] = all => [
    {
      label: 'voucherPages.total',
      under: { 'fields.amount': shown(sum(linesOf({ fields }, all).map(worth))) },
    },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InputGrid entity={entity} names={head} />
      {items && (
        <LineGrid name="items" field={items} entity={entity} columns={columns} computed={computed} totals={totals} />
      )}
      <InputGrid entity={entity} names={foot} />
    </Box>
  );
}

export const PurchaseFields = () => (
  <DocumentFields
    entity="purchase_final"
    price="rate"
    head={['party', 'order_date', 'expected_on', 'branch']}
    foot={['details']}
  />
);

export const RequestFields = () => (
  <DocumentFields
    entity="purchase_request"
    price="estimated_price"
    head={['request_date', 'needed_by', 'party', 'branch']}
    foot={['details', 'file']}
  />
);
