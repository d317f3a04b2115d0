import type { ChartedLedger } from '../../../../catalog/accounts/chart.ts';
import { openingBalance } from '../../../../catalog/accounts/openingBalance.ts';
import { standsInBalanceSheet } from '../../../../catalog/accounts/openingLaw.ts';
import { isObject } from '../../../dataProvider/isObject.ts';
import { blankLine } from '../../../kinds/initialOf.ts';
import type { Line } from '../../../kinds/lines/Column.ts';
import type { Chart } from '../chart/Chart.ts';
import { netOfAll } from '../documents/amounts.ts';
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
