import type { Minor } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';
import type { ChartedLedger } from '../../ledger/chart/chart.ts';

/** What the law needs to know of a cheque. */
interface Judged {
  readonly direction: 'received' | 'issued';
  readonly amount: Minor;
  /** Undefined while none is chosen, or nothing is known of it. */
  readonly ledger: ChartedLedger | undefined;
  readonly bank: ChartedLedger | undefined;
}

/** Day from which a cheque counts in the books: not before it may be presented. */
export const countsFrom = ({ entered, dated }: { readonly entered: string; readonly dated: string }): string =>
  dated > entered ? dated : entered;

/** Why an account can neither be drawn on nor deposited into; nothing when it can. */
export function bankViolations(field: string, bank: ChartedLedger | undefined): Violation[] {
  if (!bank) return [violation(field, 'required')];
  if (bank.holds !== 'bank') return [violation(field, 'not_a_bank')];
  return bank.is_active ? [] : [violation(field, 'ledger_inactive')];
}

function ledgerViolations({ ledger }: Judged): Violation[] {
  if (!ledger) return [violation('ledger', 'required')];
  if (!ledger.is_active) return [violation('ledger', 'ledger_inactive')];
  if (ledger.documents_only) return [violation('ledger', 'documents_only')];
  if (ledger.holds !== null) return [violation('ledger', 'use_contra')];
  return [];
}

/** Why a cheque cannot be entered as it stands, whatever the books say; nothing when it can. */
export const chequeViolations = (cheque: Judged): Violation[] => [
  ...(cheque.amount > 0n ? [] : [violation('amount', 'required')]),
  ...ledgerViolations(cheque),
  ...(cheque.direction === 'issued' ? bankViolations('bank', cheque.bank) : []),
];
