/** Where payslips and expense claims are printed, below `/apps`. */
export const PAYSLIPS = '/accounts/payslips';
export const CLAIM = '/accounts/expense-claim';
