import type { LedgerFacts } from '../vouchers/voucherLaw.ts';
import type { Nature } from './primaryGroup.ts';

/** A ledger as the chart of accounts has it: what a form needs in order to find it and to ask the law. */
export interface ChartedLedger {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  /** What the product posts to it for, such as `receivable`; it is found by that, never by its name. */
  readonly ledger_type: string | null;
  readonly is_active: boolean;
  /** Cash or bank, by the groups above it. */
  readonly holds: 'cash' | 'bank' | null;
  /** That of the primary group above it. */
  readonly nature: Nature | null;
  readonly is_control: boolean;
  readonly documents_only: boolean;
}

/** What the law on vouchers asks of a ledger. */
export const factsOf = (ledger: ChartedLedger): LedgerFacts => ({
  id: ledger.id,
  isActive: ledger.is_active,
  isMoney: ledger.holds !== null,
  isControl: ledger.is_control,
  documentsOnly: ledger.documents_only,
});
