import { isEqual } from 'es-toolkit';
import type { VoucherLaw } from '#catalog/ledger/vouchers/voucherLaw.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../chart/Chart.ts';
import { amountOf, netOfAll, sides } from '../../documents/amounts.ts';
import { valuedForeignAmount } from './valuedForeignAmount.ts';
import { moneySide } from './presetLines.ts';

export interface Typing {
  readonly lines: readonly Line[];
  /** Whether the first line is kept equal to the others. */
  readonly follows: boolean;
}

interface Around {
  readonly law: VoucherLaw;
  readonly chart: Chart | undefined;
}

/** A line is on one side: what is typed on the other takes its place. */
function onOneSide(line: Line, before: Line | undefined): Line {
  const [debit, credit] = sides.map(side => amountOf(line[side]) > 0n);
  const typed = before && debit && credit ? sides.find(side => line[side] !== before[side]) : undefined;
  if (!typed) return line;
  return { ...line, [typed === 'debit_amount' ? 'credit_amount' : 'debit_amount']: '0.00' };
}

/** The ledger by its id, and no party left from another ledger which asked for one. */
function named(line: Line, before: Line | undefined, chart: Chart): Line {
  const ledger = meantLedger(chart, line['ledger']);
  if (!ledger || (ledger.id === line['ledger'] && ledger.id === before?.['ledger'])) return line;
  const isLeft = !ledger.is_control && before !== undefined && line['party'] === before['party'];
  return { ...line, ledger: ledger.id, ...(isLeft && { party: null }) };
}

function followed({ lines, follows }: Typing, before: readonly Line[], law: VoucherLaw): Typing {
  const [first, ...others] = lines;
  const side = moneySide(law);
  const isSame =
    lines.length === before.length
      ? sides.every(one => amountOf(first?.[one]) === amountOf(before[0]?.[one]))
      : isEqual(first, before[0]);
  if (!follows || !first || !side || !isSame || others.length === 0) return { lines, follows: follows && isSame };
  const net = netOfAll(others);
  const needed = side === 'credit_amount' ? net : -net;
  const amount = fromMinor(needed > 0n ? needed : 0n);
  return {
    follows,
    lines: amountOf(first[side]) === amountOf(amount) ? lines : [{ ...first, [side]: amount }, ...others],
  };
}

/**
 * What the lines of a voucher become when somebody types in them. The same lines where nothing follows from it.
 */
export function typedOn(before: readonly Line[], { lines, follows }: Typing, { law, chart }: Around): Typing {
  const isInPlace = lines.length === before.length;
  const tidy = lines.map((line, at) => {
    if (isEqual(line, before[at])) return line;
    const was = isInPlace ? before[at] : undefined;
    const one = valuedForeignAmount(onOneSide(line, was), was, { law, chart });
    return chart ? named(one, was, chart) : one;
  });
  const next = followed({ lines: tidy, follows }, before, law);
  return { follows: next.follows, lines: isEqual(next.lines, lines) ? lines : next.lines };
}
