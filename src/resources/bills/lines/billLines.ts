import { type BillLine, billViolations, isRounded, taxOf } from '#catalog/bills/billLaw.ts';
import { type BillSums, billSums } from '#catalog/bills/billSums.ts';
import { spreadDiscount } from '#catalog/bills/lineAmounts.ts';
import { type BillKind, sales } from '#catalog/bills/bills.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { factsOf } from '#catalog/ledger/chart/chart.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { type Chart, meantLedger } from '../../ledger/chart/Chart.ts';
import { amountOf, decimalIn } from '../../ledger/documents/amounts.ts';
import { linesOf } from '../../ledger/documents/linesOf.ts';
import type { Taxes } from '../../taxes/Taxes.ts';

type Values = Readonly<Record<string, unknown>>;

/** What stands in a quantity while it is typed; nothing while it is no number yet. */
export const quantityOf = (value: unknown): string => decimalIn(value) ?? '0';

/** A day of a form as the law takes it; none yet holds no rate. */
export const dayText = (day: unknown): string => (typeof day === 'string' ? day : '');

/** The amounts of a line as far as they can be worked out: without its tax while nothing is known of it. */
export const billed = (line: Line, taxes: Taxes | undefined): Omit<BillLine, 'ledger'> => ({
  quantity: quantityOf(line['quantity']),
  rate: amountOf(line['rate']),
  discount: amountOf(line['discount']),
  tax: (line['tax'] ?? null) === null ? null : taxes?.get(Number(line['tax'])),
  told: typeof line['tax_amount'] === 'string' && line['tax_amount'] !== '' ? amountOf(line['tax_amount']) : null,
});

/** Lines of a bill in a form or a record; every kind has the same. */
export const billLinesIn = (value: unknown): readonly Line[] => linesOf(sales, value);

/** What of a bill its amounts follow from, beside its lines. */
export interface OfWhole {
  readonly day: unknown;
  /** What is taken off the whole. */
  readonly discount: unknown;
}

/** What the lines of a bill come to on its day. */
export const totalsIn = (lines: readonly Line[], taxes: Taxes | undefined, { day, discount }: OfWhole): BillSums =>
  billSums(
    lines.map(line => billed(line, taxes)),
    amountOf(discount),
    dayText(day),
  );

/** The tax of each line on the day of its bill, its part of what is taken off the whole taken off first. */
export const taxesIn = (lines: readonly Line[], taxes: Taxes | undefined, { day, discount }: OfWhole): Minor[] =>
  spreadDiscount(
    lines.map(line => billed(line, taxes)),
    amountOf(discount),
  ).map(line => taxOf(line, dayText(day)));

/** Places of lines that tell a tax which is not theirs any more: quantity, price, discount or tax was changed since. */
export const strayTaxesIn = (lines: readonly Line[], taxes: Taxes, { day, discount }: OfWhole): number[] =>
  spreadDiscount(
    lines.map(line => billed(line, taxes)),
    amountOf(discount),
  ).flatMap((line, at) => (isRounded(line, dayText(day)) ? [] : [at]));

interface FootRow {
  /** Key of its words. */
  readonly label: string;
  readonly under: Readonly<Partial<Record<'amount' | 'tax_amount', Minor>>>;
}

/** What stands below the lines of a bill: the sum of each column, what is taken off the whole, and the total. */
export function footOf({ lines, net, tax, total }: Omit<BillSums, 'taxes'>): readonly FootRow[] {
  const whole: readonly FootRow[] =
    lines === net
      ? []
      : [
          { label: 'billPages.whole_discount', under: { amount: net - lines } },
          { label: 'fields.net_amount', under: { amount: net } },
        ];
  return [
    { label: 'voucherPages.total', under: { amount: lines, tax_amount: tax } },
    ...whole,
    { label: 'billPages.total', under: { tax_amount: total } },
  ];
}

interface Judged {
  readonly kind: BillKind;
  readonly chart: Chart;
  readonly taxes: Taxes;
}

const dayIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Why the host would not issue what is typed, as far as it can be known here. */
export function billObjections(values: Values, { kind, chart, taxes }: Judged): readonly Violation[] {
  const day = dayIn(values[kind.day]);
  if (typeof values['party'] !== 'number') return [violation('party', 'required')];
  if (day === null) return [violation(kind.day, 'required')];
  const lines = billLinesIn(values['items']).map((line): BillLine => {
    const ledger = meantLedger(chart, line['ledger']);
    return { ...billed(line, taxes), ledger: ledger && factsOf(ledger) };
  });
  const rate = values['exchange_rate'];
  return billViolations(kind, {
    day,
    due: dayIn(values['due_date']),
    lines,
    discount: amountOf(values['discount']),
    currency: typeof values['currency'] === 'number' ? values['currency'] : null,
    rate: typeof rate === 'string' ? rate : null,
  });
}
