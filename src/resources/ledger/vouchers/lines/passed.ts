import type { VoucherLaw } from '#catalog/ledger/vouchers/voucherLaw.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../chart/Chart.ts';
import { amountOf, type Side } from '../../documents/amounts.ts';
import { moneySide } from './presetLines.ts';

/** Whether nothing is asked on this side of a line: the other is typed, or this is the side of money alone. */
export function isPassedSide(law: VoucherLaw, chart: Chart | undefined, side: Side, line: Line): boolean {
  const other = side === 'debit_amount' ? 'credit_amount' : 'debit_amount';
  if (amountOf(line[side]) > 0n || amountOf(line[other]) > 0n) return amountOf(line[other]) > 0n;
  const [money, ledger] = [moneySide(law), chart && meantLedger(chart, line['ledger'])];
  return side === money && ledger?.holds === null;
}

/** Whether the ledger of a line asks for no party. Until it is known, the cell asks. */
export const isPassedParty = (chart: Chart | undefined, line: Line): boolean =>
  chart !== undefined && meantLedger(chart, line['ledger'])?.is_control === false;
