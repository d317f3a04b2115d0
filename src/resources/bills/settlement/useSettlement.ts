import { useWatch } from 'react-hook-form';
import { settle, type Settled, type Settling as Row } from '#catalog/bills/settlement/settle.ts';
import type { VoucherLaw } from '#catalog/ledger/vouchers/voucherLaw.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { useChart } from '../../ledger/chart/useChart.ts';
import { advancesIn, type Chosen, exchangeIn, chosenIn, settleable } from './chosen.ts';
import type { OpenItem } from './OpenItem.ts';
import { useOpenItems } from './useOpenItems.ts';

interface SettlementInput {
  /** The rows that the document enters. */
  readonly rows: readonly Row[];
  readonly day: unknown;
  readonly law?: VoucherLaw;
}

/** What the document in the form settles, worked out as the host does it. */
export interface Settling {
  /** Rows that name a party on a control account. */
  readonly rows: readonly Row[];
  /** What they may settle; absent until it is known. */
  readonly items: readonly OpenItem[] | undefined;
  readonly chosen: Chosen;
  readonly settled: Settled<Row>;
  /** The rows as the host posts them. */
  readonly posted: readonly Row[];
  readonly violations: readonly Violation[];
  /** Whether what settles nothing is posted as an advance. */
  readonly leavesAdvance: boolean;
}

export function useSettlement({ rows, day, law }: SettlementInput): Settling {
  const { chart } = useChart();
  const settlement: unknown = useWatch({ name: 'settlement' });
  const settles: unknown = useWatch({ name: 'settles' });
  const named = rows.filter(({ ledger, party }) => party !== null && chart?.get(ledger)?.is_control);
  const { items } = useOpenItems(
    named.flatMap(({ party }) => party ?? []),
    day,
  );
  const chosen = chosenIn(settlement, settles);
  const advance = chart ? advancesIn(chart, law) : () => undefined;
  const exchange = exchangeIn(chart ?? new Map());
  const settled = settle(rows, { ...chosen, items: items ?? [], advance, exchange });
  return {
    rows: named,
    items: items && settleable(named, items),
    chosen,
    settled,
    posted: items ? settled.lines : rows,
    violations: items ? settled.violations : [],
    leavesAdvance: named.some(row => advance(row) !== undefined),
  };
}
