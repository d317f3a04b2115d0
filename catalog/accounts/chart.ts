/** A ledger as the chart of accounts has it: what a form needs in order to find it and to ask the law. */
export interface ChartedLedger {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly is_active: boolean;
  /** Cash or bank, by the groups above it. */
  readonly holds: 'cash' | 'bank' | null;
  readonly is_control: boolean;
  readonly documents_only: boolean;
}
