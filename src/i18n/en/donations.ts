/** Words of causes and donations. */
export const donations = {
  entities: {
    donation: 'Donation |||| Donations',
    cause: 'Cause |||| Causes',
    cause_content: 'Cause content |||| Cause contents',
    cause_content_image: 'Cause image |||| Cause images',
  },
  fields: {
    cause: 'Cause',
    donation_no: 'Donation number',
    donated_on: 'Given on',
    payment_method: 'Payment method',
    payment_number: 'Payment reference',
    goal_amount: 'Goal',
    raised_amount: 'Raised',
    process: 'Progress (%)',
    contributor: 'Contributors',
    start_date: 'Starts',
    end_date: 'Ends',
  },
  sections: {},
  choices: {
    pledged: 'Pledged',
    receipted: 'Receipt given',
    allocated: 'Spent for the cause',
    refunded: 'Refunded',
  },
} as const;
