import { omit } from 'es-toolkit';
import type { ChartedLedger } from '../../../../../catalog/accounts/chart.ts';
import type { Minor } from '../../../../../catalog/money.ts';
import type { Line } from '../../../../kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../chart/Chart.ts';
import { amountOf, netOf } from './amounts.ts';

/** A row as it would stand in the ledger. */
export interface ComingRow {
  readonly ledger: ChartedLedger;
  readonly party: number | null;
  readonly debit: Minor;
  readonly credit: Minor;
  /** What posting all lines does to its ledger. */
  readonly change: Minor;
  /** The last row of its ledger, which tells the balance after. */
  readonly isLast: boolean;
}

/** The rows that posting these lines makes; lines without a ledger or an amount make none yet. */
export function willPost(lines: readonly Line[], chart: Chart): ComingRow[] {
  const rows = lines.flatMap(line => {
    const ledger = meantLedger(chart, line['ledger']);
    const [debit, credit] = [amountOf(line['debit_amount']), amountOf(line['credit_amount'])];
    if (!ledger || debit + credit === 0n) return [];
    return [
      { ledger, party: typeof line['party'] === 'number' ? line['party'] : null, debit, credit, net: netOf(line) },
    ];
  });
  return rows.map((row, at) => {
    const same = rows.filter(one => one.ledger.id === row.ledger.id);
    return {
      ...omit(row, ['net']),
      change: same.reduce((total, one) => total + one.net, 0n),
      isLast: rows.findLastIndex(one => one.ledger.id === row.ledger.id) === at,
    };
  });
}
