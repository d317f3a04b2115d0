import { type Minor, sum } from '../engine/money/money.ts';
import { type Violation, violation } from '../engine/violations/violation.ts';
import { percentOf, times } from '../ledger/vouchers/rounding.ts';
import type { LedgerFacts } from '../ledger/vouchers/voucherLaw.ts';
import type { BillKind } from './bills.ts';
import { grossOf, type LineAmounts, netOf, spreadDiscount } from './lineAmounts.ts';

/** A rate and the day from which it holds, in per cent. */
interface Rate {
  readonly from: string;
  readonly percent: string;
}

export interface TaxFacts {
  readonly id: number;
  readonly kind: 'output' | 'input' | 'tds' | 'vds';
  readonly ledger: number;
  readonly isActive: boolean;
  readonly rates: readonly Rate[];
}

export interface BillLine extends LineAmounts {
  /** Undefined while none is chosen, or nothing is known of it. */
  readonly ledger: LedgerFacts | undefined;
  /** Null where it bears no tax, undefined where nothing is known of the one chosen. */
  readonly tax: TaxFacts | null | undefined;
  /** Its tax where that is told; null or absent where it is worked out. */
  readonly told?: Minor | null;
}

/** The rate of a tax on a day; undefined where none holds yet. */
export const rateOn = ({ rates }: TaxFacts, day: string): string | undefined =>
  rates
    .filter(({ from }) => from <= day)
    .reduce<Rate | undefined>((last, rate) => (last && last.from > rate.from ? last : rate), undefined)?.percent;

/** Tax of a line on a day as its rate has it, rounded line by line (rule R1). */
const workedOut = (line: Omit<BillLine, 'ledger'>, day: string): Minor =>
  line.tax ? percentOf(netOf(line), rateOn(line.tax, day) ?? '0') : 0n;

/** Tax of a line on a day. */
export const taxOf = (line: Omit<BillLine, 'ledger'>, day: string): Minor => line.told ?? workedOut(line, day);

/** A tax that is told may differ by what rounding gives or takes. */
export const isRounded = (line: Omit<BillLine, 'ledger'>, day: string): boolean => {
  const difference = taxOf(line, day) - workedOut(line, day);
  return difference >= -1n && difference <= 1n;
};

export interface BillTotals {
  readonly net: Minor;
  readonly tax: Minor;
  readonly total: Minor;
}

export function totalsOf(lines: readonly Omit<BillLine, 'ledger'>[], day: string): BillTotals {
  const [net, tax] = [sum(lines.map(netOf)), sum(lines.map(line => taxOf(line, day)))];
  return { net, tax, total: net + tax };
}

interface Judged {
  readonly day: string;
  readonly due: string | null;
  readonly lines: readonly BillLine[];
  /** What is taken off the whole. */
  readonly discount: Minor;
  readonly currency: number | null;
  readonly rate: string | null;
  /** A purchase of goods has made it, whose ledgers take nothing that is typed (rule K10). */
  readonly ofGoods?: boolean;
}

function lineViolations(kind: BillKind, { day, ofGoods }: Judged, line: BillLine, index: number): Violation[] {
  const at = (field: string, code: Parameters<typeof violation>[1]) => [violation(`items.${index}.${field}`, code)];
  const { ledger, tax } = line;
  if (!ledger) return at('ledger', 'required');
  if (!ledger.isActive) return at('ledger', 'ledger_inactive');
  if (ledger.isMoney) return at('ledger', 'no_money_billed');
  if (ledger.isControl) return at('ledger', 'no_control_billed');
  if (ledger.documentsOnly && !ofGoods) return at('ledger', 'documents_only');
  if (grossOf(line) <= 0n) return at('rate', 'above_zero');
  if (netOf(line) <= 0n) return at('discount', 'above_zero');
  if (!isRounded(line, day)) return at('tax_amount', 'other_tax_amount');
  if (tax === null) return [];
  if (!tax?.isActive || tax.kind !== kind.tax) return at('tax', 'other_tax');
  return rateOn(tax, day) === undefined ? at('tax', 'no_rate') : [];
}

/** What is wrong with the rate of a bill in a foreign currency: it is missing, or leaves nothing of the bill (rule R2). */
function rateViolations(total: Minor, rate: string | null): Violation[] {
  if (!Number(rate ?? 0)) return [violation('exchange_rate', 'required')];
  return total > 0n && times(total, rate ?? '0') === 0n ? [violation('exchange_rate', 'worth_nothing')] : [];
}

/** Why a bill cannot be issued as it stands; nothing when it can. Host and form ask the same (rules A2, R1). */
export function billViolations(kind: BillKind, judged: Judged): Violation[] {
  const { day, due, discount, currency, rate } = judged;
  if (judged.lines.length === 0) return [violation('items', 'required')];
  if (discount > 0n && discount >= sum(judged.lines.map(netOf))) return [violation('discount', 'discount_above')];
  const lines = spreadDiscount(judged.lines, discount);
  return [
    ...lines.flatMap((line, index) => lineViolations(kind, judged, line, index)),
    ...(currency === null ? [] : rateViolations(totalsOf(lines, day).total, rate)),
    ...(due !== null && due < day ? [violation('due_date', 'due_before')] : []),
  ];
}
