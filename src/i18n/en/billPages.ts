/** Words of the pages about bills and notes. */
export const billPages = {
  new: {
    sales: 'New receivable bill',
    purchase: 'New payable bill',
    credit_note: 'New credit note',
    debit_note: 'New debit note',
  },
  wishes: {
    save: 'Save draft',
    post: 'Issue',
    post_print: 'Issue and print',
    post_new: 'Issue and new',
  },
  standing: {
    owes: 'Owes the agency %{amount}: one open item. |||| Owes the agency %{amount}: %{smart_count} open items.',
    is_owed: 'Is owed %{amount}: one open item. |||| Is owed %{amount}: %{smart_count} open items.',
    even: 'Nothing is owed on either side.',
  },
  due: {
    label: 'Stands',
    paid: 'Paid',
    today: 'Due today',
    due: 'Due in one day |||| Due in %{smart_count} days',
    overdue: 'Overdue by one day |||| Overdue by %{smart_count} days',
  },
  total: 'Total with tax',
  withheld: 'Withheld in all',
  paid_out: 'Paid out to the vendor',
  unpaid: 'Unpaid',
  overdue: 'Overdue',
  saved: 'The draft is saved.',
  posted: 'Issued as %{number}.',
  not_posted: 'Saved as a draft, but not issued. What is wrong is marked.',
  paper: {
    place: 'No.',
    particulars: 'Particulars',
    unit_price: 'Unit price',
    prepared: 'Prepared by',
    authorised: 'Authorised signature',
    received: 'Received by',
    back: 'Back to the bill',
  },
} as const;
