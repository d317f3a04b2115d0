import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '#src/engine/kinds/lines/grid/LineGrid.tsx';
import { LedgerBalance } from '../../chart/LedgerBalance.tsx';
import { useChart } from '../../chart/useChart.ts';
import { pastedLedger } from '../../chart/pastedLedger.ts';
import { sides } from '../../documents/amounts.ts';
import { balancing } from '../lines/balancing.ts';
import { isPassedParty, isPassedSide } from '../lines/passed.ts';
import { linesIn } from '../lines/lawLines.ts';
import { paymentVoucher } from '#catalog/ledger/vouchers/vouchers.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';
import { sideTotals } from '../../entry/sideTotals.tsx';
import { useForeign } from '../../entry/useForeign.tsx';
import { focusField } from '../../entry/focusField.ts';
import { useFollowing } from './useFollowing.ts';

const { items } = paymentVoucher.fields;

/** What a choice of a ledger says beside its name. */
const balanceAt =
  (day: unknown) =>
  ({ id }: RaRecord): ReactNode => <LedgerBalance id={Number(id)} day={day} />;

const totals = sideTotals('voucherPages.difference');
const keys = { '=': balancing };

/** The lines of a voucher as they are typed. */
export function VoucherLines() {
  const entity = useEntity();
  const { kind } = useVoucherKind();
  const { chart } = useChart();
  const day: unknown = useWatch({ name: kind.day });
  const lines: unknown = useWatch({ name: 'items' });
  const foreign = useForeign(linesIn(lines));
  useFollowing();
  const columns = useMemo(
    (): LineGridProps['columns'] => ({
      ledger: { room: 170, detail: balanceAt(day), ...pastedLedger(chart) },
      party: { room: 130, passes: line => isPassedParty(chart, line) },
      sub_ledger: { room: 110 },
      details: { room: 120 },
      debit_amount: { room: 104, passes: line => isPassedSide(kind.law, chart, 'debit_amount', line) },
      credit_amount: { room: 104, passes: line => isPassedSide(kind.law, chart, 'credit_amount', line) },
      ...foreign.columns,
    }),
    [chart, day, kind.law, foreign.columns],
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
        onDone={() => focusField('details')}
      />
      {foreign.question}
    </>
  );
}

/** Where typing begins in a new voucher: in the first line that names no ledger. */
export function BeginTyping() {
  const { getValues } = useFormContext();
  const [begin] = useState(() => () => {
    const lines: unknown = getValues('items');
    const row = Array.isArray(lines) ? lines.findIndex(line => (line.ledger ?? null) === null) : -1;
    // On a phone its keyboard would cover what is to be read first.
    if (matchMedia('(pointer: fine)').matches) focusField(`items.${Math.max(row, 0)}.ledger`);
  });
  useEffect(() => begin(), [begin]);
  return null;
}
