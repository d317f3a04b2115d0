import { useWatch } from 'react-hook-form';
import { times } from '#catalog/ledger/vouchers/rounding.ts';
import { useChart } from '../../ledger/chart/useChart.ts';
import { type Settling, useSettlement } from '../settlement/useSettlement.ts';
import { useTaxes } from '../../taxes/useTaxes.ts';
import { isNote, useBillKind } from '../lines/billKind.ts';
import { billLinesIn, quantityOf, totalsIn } from '../lines/billLines.ts';

/** What the note in the form would settle; a bill settles nothing by itself. */
export function useNoteSettlement(): Settling {
  const { name, kind } = useBillKind();
  const { chart } = useChart();
  const { taxes } = useTaxes();
  const items: unknown = useWatch({ name: 'items' });
  const day: unknown = useWatch({ name: kind.day });
  const discount: unknown = useWatch({ name: 'discount' });
  const party: unknown = useWatch({ name: 'party' });
  const currency: unknown = useWatch({ name: 'currency' });
  const rate: unknown = useWatch({ name: 'exchange_rate' });
  const control = [...(chart?.values() ?? [])].find(({ ledger_type: type }) => type === kind.account);
  const { total } = totalsIn(billLinesIn(items), taxes, { day, discount });
  const isAsked = isNote(name) && control !== undefined && typeof party === 'number' && total > 0n;
  const worth = typeof currency === 'number' ? times(total, quantityOf(rate)) : total;
  const own = { currency: typeof currency === 'number' ? currency : null, foreign: total };
  const row = isAsked && { ledger: control.id, party, ...own, debit: 0n, credit: 0n, [kind.side]: worth };
  return useSettlement({ rows: row ? [row] : [], day });
}
