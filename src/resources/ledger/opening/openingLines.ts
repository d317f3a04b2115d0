import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import { openingBalance } from '#catalog/ledger/years/openingBalance.ts';
import { openingObjections, standsInBalanceSheet } from '#catalog/ledger/years/openingLaw.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../chart/Chart.ts';
import { amountOf, netOfAll } from '../documents/amounts.ts';
import { foreignAmountIn } from '../documents/foreign.ts';
import { type ComingRow, comingRows, entryRows } from '../vouchers/lines/entryRows.ts';

/** Fields of a line of opening balances. */
export const openingFields = openingBalance.fields.items.lines;

/** What takes over what the sides lack of each other. */
const DIFFERENCE = 'opening_difference';

const isAsked = (ledger: ChartedLedger): boolean =>
  ledger.is_active && standsInBalanceSheet(ledger) && ledger.ledger_type !== DIFFERENCE;

/** A line for every ledger that can stand in a balance sheet, for the amounts to be typed into. */
export const presetOpening = (chart: Chart): readonly Line[] =>
  [...chart.values()].filter(isAsked).map(({ id }) => ({ ...blankLine(openingFields), ledger: id }));

/** The lines of the form's value. */
export const openingLinesIn = (value: unknown): readonly Line[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Why the host would not post these balances, line by line. That nothing is told yet is no mistake of a draft, and a
 * party that is still looked for is none either.
 */
export const openingMistakes = (items: unknown, chart: Chart): readonly Violation[] =>
  openingObjections(
    openingLinesIn(items).map(line => {
      const foreignAmount = foreignAmountIn(line);
      return {
        ledger: meantLedger(chart, line['ledger']),
        party: isBlank(line['party']) ? null : Number(line['party']) || 0,
        debit: amountOf(line['debit_amount']),
        credit: amountOf(line['credit_amount']),
        ...(foreignAmount && { foreignAmount }),
      };
    }),
  ).filter(({ field }) => field !== 'items');

/** The rows that posting these lines makes, with that of the opening difference last. */
export function openingRows(lines: readonly Line[], chart: Chart): ComingRow[] {
  const rows = comingRows(entryRows(lines, chart), chart);
  const known = lines.filter(line => typeof line['ledger'] === 'number');
  const net = netOfAll(known);
  const ledger = [...chart.values()].find(({ ledger_type }) => ledger_type === DIFFERENCE);
  if (net === 0n || !ledger) return rows;
  const [debit, credit] = net < 0n ? [-net, 0n] : [0n, net];
  return [...rows, { ledger, party: null, debit, credit, change: -net, isLast: true }];
}
