/** What the payslips of a salary sheet say, in no language yet. Amounts are decimals. */
export interface PayslipFacts {
  readonly status: 'draft' | 'posted' | 'voided';
  readonly number: string;
  readonly day: string;
  readonly due: string | null;
  /** One or more. */
  readonly slips: readonly SlipFacts[];
}

export interface SlipFacts {
  readonly employee: {
    readonly name: string;
    readonly number: string;
    readonly designation: string;
  };
  readonly gross: string;
  readonly deduction: string;
  readonly tax: string;
  readonly advance: string;
  /** What of the pay is owed still. */
  readonly outstanding: string;
}
