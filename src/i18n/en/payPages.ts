/** Words of the pages about pay. */
export const payPages = {
  payslip: 'Payslip',
  payslips: 'Payslips',
  everybody: 'Everybody',
  back: 'Back to the salary sheet',
  unknown: 'There is no such salary sheet.',
  not_yet: 'Payslips are printed of a posted sheet.',
  entered: 'Entered in the books',
  net_pay: 'Net pay',
  pay_now: 'Pay now',
  next: {
    draft: 'Fill in the employees, check their pay, and post the sheet.',
    owed: 'The salaries are owed: pay them all at once, or some now and the rest later.',
    part: 'Some of the salaries are paid. Pay the rest when it is due.',
    paid: 'All salaries are paid.',
  },
} as const;
