/** Words of the pages about cheques. */
export const chequePages = {
  due_this_week: 'Due within a week',
  slip: {
    title: 'Deposit slip',
    back: 'Back to the cheque',
    total: 'One cheque |||| %{smart_count} cheques',
    depositor: 'Handed in by',
    bank: 'For the bank',
  },
} as const;
