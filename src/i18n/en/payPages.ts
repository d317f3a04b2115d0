/** Words of the pages about pay. */
export const payPages = {
  payslips: 'Payslips',
  everybody: 'Everybody',
  back: 'Back to the salary sheet',
  entered: 'Entered in the books',
  net_pay: 'Net pay',
  pay_now: 'Pay now',
  claim: { back: 'Back to the claim' },
} as const;
