/** Where payslips are printed, below `/apps`. */
export const PAYSLIPS = '/accounts/payslips';
