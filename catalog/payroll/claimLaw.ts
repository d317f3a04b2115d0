import type { Minor } from '../engine/money/money.ts';
import { type Violation, violation } from '../engine/violations/violation.ts';
import type { LedgerFacts } from '../ledger/vouchers/voucherLaw.ts';

/** Something that an employee has spent. */
export interface Spent {
  /** Undefined where nothing is known of it. */
  readonly ledger: LedgerFacts | undefined;
  readonly on: string;
  readonly amount: Minor;
}

function spentViolations({ ledger, on, amount }: Spent, day: string, index: number): Violation[] {
  const at = (field: string, code: Parameters<typeof violation>[1]) => [violation(`items.${index}.${field}`, code)];
  if (!ledger) return at('ledger', 'required');
  if (!ledger.isActive) return at('ledger', 'ledger_inactive');
  if (ledger.isMoney) return at('ledger', 'no_money_billed');
  if (ledger.isControl) return at('ledger', 'no_control_billed');
  if (ledger.documentsOnly) return at('ledger', 'documents_only');
  if (amount <= 0n) return at('amount', 'above_zero');
  return on > day ? at('spent_on', 'after_claim') : [];
}

/** Why a claim of a day cannot be posted as it stands; nothing when it can (rules A2). */
export const claimViolations = (day: string, lines: readonly Spent[]): Violation[] =>
  lines.length === 0
    ? [violation('items', 'required')]
    : lines.flatMap((line, index) => spentViolations(line, day, index));
