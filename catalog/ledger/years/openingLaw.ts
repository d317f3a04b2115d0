import type { Minor } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';
import type { ForeignAmount } from '../vouchers/foreignAmount.ts';
import { type ChartedLedger, factsOf } from '../chart/chart.ts';
import { lineObjections } from '../vouchers/voucherLaw.ts';

/** A line of opening balances, by the chart. */
export interface OpeningLine {
  /** Undefined while none is chosen, or nothing is known of it. */
  readonly ledger: ChartedLedger | undefined;
  readonly party: number | null;
  readonly debit: Minor;
  readonly credit: Minor;
  /** Of a line in a foreign currency. */
  readonly foreignAmount?: ForeignAmount;
}

/** Whether a line says anything. */
export const hasAmount = ({ debit, credit }: Pick<OpeningLine, 'debit' | 'credit'>): boolean =>
  debit !== 0n || credit !== 0n;

/** Ledgers that stand in a balance sheet; income and expenses begin each year with nothing. */
export const standsInBalanceSheet = ({ nature }: Pick<ChartedLedger, 'nature'>): boolean =>
  nature === 'asset' || nature === 'liability' || nature === 'equity';

/**
 * Why opening balances cannot be posted as they stand; nothing when they can. Lines without an amount are none: the grid
 * has one for every ledger. Ledgers that take postings from documents alone take them from this one. The sides need not
 * be equal: what they lack is the opening difference.
 */
export function openingObjections(lines: readonly OpeningLine[]): Violation[] {
  if (!lines.some(hasAmount)) return [violation('items', 'required')];
  return lines.flatMap(({ ledger, ...line }, at) => {
    if (!hasAmount(line)) return [];
    const facts = ledger && { ...factsOf(ledger), documentsOnly: false };
    const found = lineObjections({ ...line, ledger: facts }, at);
    if (found.length > 0 || !ledger || standsInBalanceSheet(ledger)) return found;
    return [violation(`items.${at}.ledger`, 'not_balance_sheet')];
  });
}

/** What both sides lack of each other: above zero the debits are more, and the opening difference is credited. */
export const openingDifference = (lines: readonly Pick<OpeningLine, 'debit' | 'credit'>[]): Minor =>
  lines.reduce((total, { debit, credit }) => total + debit - credit, 0n);
