/** Words of the pages of tickets. */
export const ticketPages = {
  tabs: { all: 'All', mine: 'Mine', waiting: 'Awaiting our reply', late: 'Late', ended: 'Ended' },
  thread: 'Conversation',
  note: 'Note for the office',
  unseen: 'The customer does not see it',
  reply: 'Reply to the customer',
  canned: 'Canned replies',
  none: 'Nobody wrote anything yet.',
  late_reply: 'First reply is late',
  late_solution: 'Solution is late',
  due: 'Due %{at}',
  facts: 'About this ticket',
  send_reply: 'Send the reply',
  send_note: 'Save the note',
  office: 'Office',
  customer: 'Customer',
} as const;
