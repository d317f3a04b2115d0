import { worthOf } from '#catalog/ledger/vouchers/foreignAmount.ts';
import type { VoucherLaw } from '#catalog/ledger/vouchers/voucherLaw.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../chart/Chart.ts';
import { moneySide } from './presetLines.ts';
import { amountOf, type Side, sides } from '../../documents/amounts.ts';
import { foreignAmountIn, foreignFields } from '../../documents/foreign.ts';

interface Around {
  /** None of opening balances, whose lines stand where their ledgers do. */
  readonly law?: VoucherLaw;
  readonly chart: Chart | undefined;
}

/**
 * The side on which an amount stands, or would be typed: money on its own side of the voucher, the rest across; of
 * opening balances what is owed on the credit.
 */
function sideOf(line: Line, { law, chart }: Around): Side {
  const typed = sides.find(side => amountOf(line[side]) > 0n);
  if (typed) return typed;
  const ledger = chart && meantLedger(chart, line['ledger']);
  const money = law && moneySide(law);
  if (money)
    return ((ledger?.holds ?? null) !== null) === (money === 'debit_amount') ? 'debit_amount' : 'credit_amount';
  const isOwed = !law && (ledger?.nature === 'liability' || ledger?.nature === 'equity');
  return isOwed ? 'credit_amount' : 'debit_amount';
}

/**
 * A line with the amount that its foreign amount comes to at the rate, once one of these is typed; an amount that is
 * typed afterwards stays, and the law tells that it differs.
 */
export function valuedForeignAmount(line: Line, before: Line | undefined, around: Around): Line {
  const foreignAmount = foreignAmountIn(line);
  if (
    !before ||
    !foreignAmount ||
    foreignAmount.amount === 0n ||
    foreignFields.every(name => line[name] === before[name])
  )
    return line;
  const worth = worthOf(foreignAmount);
  return worth === undefined ? line : { ...line, [sideOf(line, around)]: fromMinor(worth) };
}
