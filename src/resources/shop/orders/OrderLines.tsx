import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Minor } from '#catalog/engine/money/money.ts';
import { order } from '#catalog/shop/orders/order.ts';
import { grossOf } from '#catalog/shop/orders/orderLaw.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '#src/engine/kinds/lines/grid/LineGrid.tsx';
import { SumOf } from '#src/engine/kinds/lines/grid/SumOf.tsx';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { linesOf } from '../../ledger/documents/linesOf.ts';
import { focusField } from '../../ledger/entry/focusField.ts';
import { useTaxes } from '../../taxes/useTaxes.ts';
import { orderedLine, totalsInForm } from './orderInForm.ts';
import { useItemFacts } from './useItemFacts.ts';

const { items } = order.fields;
const kept = { isHidden: true } as const;

const columns: NonNullable<LineGridProps['columns']> = {
  stock_item: {
    room: 160,
    filter: { is_active: true },
    detail: ({ sku }) => <bdi dir="ltr">{String(sku ?? '')}</bdi>,
  },
  quantity: { room: 64 },
  rate: { room: 100 },
  discount: { room: 90 },
  tax: { room: 90, filter: { is_active: true, kind: 'output' } },
  net_amount: kept,
  tax_amount: kept,
  shipped: kept,
  cancelled: kept,
  returned: kept,
};

const shown = (amount: Minor): ReactNode => <AmountText of={amount} />;

/** Pieces that the branch has free, in the colour of an error where that is too few; nothing while that is not known. */
const freePieces = (available: number | undefined, wanted: unknown): ReactNode =>
  available === undefined ? null : (
    <Typography component="span" variant="inherit" color={Number(wanted) > available ? 'error' : 'inherit'}>
      {available}
    </Typography>
  );

const priceText = (price: Minor | undefined): ReactNode => (price === undefined ? null : shown(price));

/** The lines of an order as they are typed: an item by its name, SKU or barcode, at its own price unless another is told. */
export function OrderLines() {
  const entity = useEntity();
  const [value, branch, day, discount, delivery, deliveryTax]: readonly unknown[] = useWatch({
    name: ['items', 'branch', 'order_date', 'discount', 'delivery_charge', 'delivery_tax'],
  });
  const lines = linesOf(order, value);
  const facts = useItemFacts(
    lines.map(line => line['stock_item']),
    branch,
  );
  const { taxes } = useTaxes();
  const around = useMemo(() => ({ facts, taxes, day }), [facts, taxes, day]);
  const factsOf = (line: Line) => facts.get(line['stock_item']);
  const computed: LineGridProps['computed'] = [
    { label: 'orderPages.free', of: line => freePieces(factsOf(line)?.available, line['quantity']) },
    { label: 'orderPages.own_price', of: line => priceText(factsOf(line)?.price) },
    { label: 'fields.amount', of: line => shown(grossOf(orderedLine(line, around))) },
  ];
  const totals: LineGridProps['totals'] = all => {
    const { net, tax, total } = totalsInForm(linesOf(order, all), { discount, delivery, deliveryTax }, around);
    return [
      { label: 'fields.net_amount', under: { 'fields.amount': <SumOf of={net} /> } },
      { label: 'fields.tax_amount', under: { 'fields.amount': <SumOf of={tax} /> } },
      { label: 'billPages.total', under: { 'fields.amount': <SumOf of={total} /> } },
    ];
  };
  return (
    <LineGrid
      name="items"
      field={items}
      entity={entity}
      columns={columns}
      computed={computed}
      totals={totals}
      onDone={() => focusField('discount')}
    />
  );
}
