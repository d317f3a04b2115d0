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
  claim: { back: 'Back to the claim', unknown: 'There is no such expense claim.' },
  next: {
    salary_sheet: {
      draft: 'Fill in the employees, check their pay, and post the sheet.',
      owed: 'The salaries are owed: pay them all at once, or some now and the rest later.',
      part: 'Some of the salaries are paid. Pay the rest when it is due.',
      paid: 'All salaries are paid.',
    },
    expense_claim: {
      draft: 'Enter what was spent and submit it: somebody else approves it.',
      submitted: 'It waits for somebody else than whoever entered it to approve it.',
      approved: 'Post it, so that it counts in the books.',
      owed: 'All of it is owed to the employee: pay it.',
      part: 'The rest of it is owed to the employee: pay it.',
      paid: 'Nothing of it is owed to the employee.',
      rejected: 'It was rejected. Take it back to put it right.',
    },
  },
} as const;
