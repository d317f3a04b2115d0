import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import type { Settling } from '#catalog/bills/settlement/settle.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../chart/Chart.ts';
import { amountOf } from '../../documents/amounts.ts';

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

/** The rows of some lines; those without a ledger or an amount make none yet. */
export const entryRows = (lines: readonly Line[], chart: Chart): readonly Settling[] =>
  lines.flatMap(line => {
    const ledger = meantLedger(chart, line['ledger']);
    const [debit, credit] = [amountOf(line['debit_amount']), amountOf(line['credit_amount'])];
    if (!ledger || debit + credit === 0n) return [];
    const [party, currency] = ['party', 'currency'].map(name => (typeof line[name] === 'number' ? line[name] : null));
    const foreign = amountOf(line['foreign_amount']);
    return [{ ledger: ledger.id, party: party ?? null, debit, credit, currency: currency ?? null, foreign }];
  });

/** What posting rows does to the ledgers that they stand on. */
export function comingRows(rows: readonly Settling[], chart: Chart): ComingRow[] {
  return rows.flatMap((row, at): ComingRow[] => {
    const ledger = chart.get(row.ledger);
    if (!ledger) return [];
    const same = rows.filter(one => one.ledger === row.ledger);
    return [
      {
        ledger,
        party: row.party,
        debit: row.debit,
        credit: row.credit,
        change: same.reduce((total, { debit, credit }) => total + debit - credit, 0n),
        isLast: rows.findLastIndex(one => one.ledger === row.ledger) === at,
      },
    ];
  });
}
