/** What is owed to employees, as documents: the prefix of their numbers, and where their day stands. */
export const payrollKinds = {
  salary_sheet: { prefix: 'SS', day: 'sheet_date' },
  expense_claim: { prefix: 'EC', day: 'claim_date' },
} as const;
