/** Words of the pages about pay. */
export const payPages = {
  payslip: 'Payslip',
  payslips: 'Payslips',
  everybody: 'Everybody',
  back: 'Back to the salary sheet',
  not_yet: 'Payslips are printed of a posted sheet.',
  entered: 'Entered in the books',
  net_pay: 'Net pay',
  pay_now: 'Pay now',
  claim: { back: 'Back to the claim' },
} as const;
