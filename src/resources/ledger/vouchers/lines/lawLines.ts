import { omit } from 'es-toolkit';
import { factsOf } from '#catalog/ledger/chart/chart.ts';
import { objections, type VoucherLine, type VoucherPolicy } from '#catalog/ledger/vouchers/voucherLaw.ts';
import type { VoucherKind } from '#catalog/ledger/vouchers/vouchers.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { filledLines } from '#catalog/engine/initialOf.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../chart/Chart.ts';
import { amountOf } from '../../documents/amounts.ts';
import { foreignAmountIn } from '../../documents/foreign.ts';
import { lineFields } from './presetLines.ts';

/** The lines of a form's value; those at the end in which nothing stands are none. */
export const linesIn = (value: unknown): readonly Line[] =>
  Array.isArray(value) ? filledLines(lineFields, value.filter(isObject)) : [];

/** What a voucher of another kind, or a copy, takes over: everything but numbers, attachments and the ids of lines. */
export const carried = (values: Readonly<Record<string, unknown>>, from: VoucherKind, to: VoucherKind) => ({
  [to.day]: values[from.day] ?? null,
  branch: values['branch'] ?? null,
  details: values['details'] ?? null,
  items: linesIn(values['items']).map(line => omit(line, ['id'])),
});

const lawLine = (line: Line, chart: Chart): VoucherLine => {
  const ledger = meantLedger(chart, line['ledger']);
  const foreignAmount = foreignAmountIn(line);
  return {
    ledger: ledger && factsOf(ledger),
    party: typeof line['party'] === 'number' ? line['party'] : null,
    debit: amountOf(line['debit_amount']),
    credit: amountOf(line['credit_amount']),
    ...(foreignAmount && { foreignAmount }),
  };
};

interface Judged {
  readonly kind: VoucherKind;
  readonly chart: Chart;
  readonly today: string | undefined;
  /** What the agency allows; as the posting table says where nothing is known. */
  readonly policy?: VoucherPolicy;
}

/** Why the host would not post what is typed, as far as it can be known here. */
export function formObjections(
  values: Readonly<Record<string, unknown>>,
  { kind, chart, today, policy }: Judged,
): readonly Violation[] {
  const lines = linesIn(values['items']).map(line => lawLine(line, chart));
  const day = values[kind.day];
  if (typeof day !== 'string' || day === '') return [violation(kind.day, 'required')];
  const isAhead = today !== undefined && day > today && lines.some(({ ledger }) => ledger?.isMoney);
  return [...objections(kind.law, lines, policy), ...(isAhead ? [violation(kind.day, 'future_date')] : [])];
}
