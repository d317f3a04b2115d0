import { worthOf } from '../../../../../catalog/accounts/abroad.ts';
import type { VoucherLaw } from '../../../../../catalog/accounts/voucherLaw.ts';
import { fromMinor } from '../../../../../catalog/money.ts';
import type { Line } from '../../../../kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../chart/Chart.ts';
import { abroadIn, amountOf, type Side, sides } from '../../documents/amounts.ts';
import { foreignFields, moneySide } from './presetLines.ts';

interface Around {
  /** None of opening balances, whose lines stand on either side. */
  readonly law?: VoucherLaw;
  readonly chart: Chart | undefined;
}

/** The side on which an amount stands, or would be typed: money on its own side of the voucher, the rest across. */
function sideOf(line: Line, { law, chart }: Around): Side {
  const typed = sides.find(side => amountOf(line[side]) > 0n);
  const money = law && moneySide(law);
  if (typed || !money) return typed ?? 'debit_amount';
  const isMoney = chart !== undefined && (meantLedger(chart, line['ledger'])?.holds ?? null) !== null;
  return isMoney === (money === 'debit_amount') ? 'debit_amount' : 'credit_amount';
}

/**
 * A line with the amount that its foreign amount comes to at the rate, once one of these is typed; an amount that is
 * typed afterwards stays, and the law tells that it differs.
 */
export function valuedAbroad(line: Line, before: Line | undefined, around: Around): Line {
  const abroad = abroadIn(line);
  if (!before || !abroad || abroad.amount === 0n || foreignFields.every(name => line[name] === before[name]))
    return line;
  const worth = worthOf(abroad);
  return worth === undefined ? line : { ...line, [sideOf(line, around)]: fromMinor(worth) };
}
