/** Words of the pages about members and their subscriptions. */
export const memberPages = {
  offices: {
    title: 'Offices in the society',
    executive_member: 'Make executive',
    adviser_member: 'Make adviser',
    general_member: 'Make general member',
    give: 'Give the office',
    given: 'The office is given.',
    failed: 'The offices could not be loaded.',
    bills: 'Subscription bills',
  },
  bill: {
    open: 'Bill subscription',
    title: 'Bill the subscription of one member |||| Bill the subscriptions of %{smart_count} members',
    month: 'Month',
    amount_hint: 'Leave it empty to bill each member the agreed monthly amount.',
    confirm: 'Bill',
  },
} as const;
