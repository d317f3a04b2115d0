import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { netOf } from '#catalog/bills/lineAmounts.ts';
import { sales } from '#catalog/bills/bills.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '#src/engine/kinds/lines/grid/LineGrid.tsx';
import { SumOf } from '#src/engine/kinds/lines/grid/SumOf.tsx';
import { useChart } from '../../ledger/chart/useChart.ts';
import { focusField } from '../../ledger/entry/focusField.ts';
import { useTaxes } from '../../taxes/useTaxes.ts';
import { useBillKind } from '../lines/billKind.ts';
import { useOwnTaxes } from './useOwnTaxes.ts';
import { billed, billLinesIn, footOf, taxesIn, totalsIn } from '../lines/billLines.ts';

const { items } = sales.fields;
/** Neither what parties owe is billed, nor what documents of other kinds keep. */
const billable = { is_active: true, is_control: false, documents_only: false };

const shown = (amount: Minor): ReactNode => <AmountText of={amount} />;

/** The lines of a bill as they are typed, with what each and all come to. */
export function BillLines() {
  const entity = useEntity();
  const { kind } = useBillKind();
  const { chart } = useChart();
  const { taxes } = useTaxes();
  useOwnTaxes(kind.day, taxes);
  const [day, discount]: readonly unknown[] = useWatch({ name: [kind.day, 'discount'] });
  const columns = useMemo(
    (): LineGridProps['columns'] => ({
      ledger: { room: 130, filter: billable, fits: ({ id }) => chart?.get(Number(id))?.holds === null },
      sub_ledger: { room: 90 },
      details: { room: 110 },
      quantity: { room: 60 },
      rate: { room: 90 },
      discount: { room: 75 },
      tax: { room: 85, filter: { is_active: true, kind: kind.tax } },
      tax_amount: { isHidden: true },
    }),
    [chart, kind.tax],
  );
  const whole = useMemo(() => ({ day, discount }), [day, discount]);
  const computed = useMemo(
    (): LineGridProps['computed'] => [
      { label: 'fields.amount', of: line => shown(netOf(billed(line, taxes))) },
      {
        label: 'fields.tax_amount',
        of: (line, lines) => shown(taxesIn(lines, taxes, whole)[lines.indexOf(line)] ?? 0n),
      },
    ],
    [taxes, whole],
  );
  const totals: LineGridProps['totals'] = lines =>
    footOf(totalsIn(billLinesIn(lines), taxes, whole)).map(({ label, under }) => ({
      label,
      under: Object.fromEntries(
        Object.entries(under).map(([name, amount]) => [`fields.${name}`, <SumOf key={name} of={amount} />]),
      ),
    }));
  return (
    <LineGrid
      name="items"
      field={items}
      entity={entity}
      columns={columns ?? {}}
      computed={computed ?? []}
      totals={totals}
      onDone={() => focusField('details')}
    />
  );
}
