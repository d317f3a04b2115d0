/** Words of support tickets. */
export const support = {
  entities: {
    ticket_status: 'Ticket status |||| Ticket statuses',
    ticket_priority: 'Ticket priority |||| Ticket priorities',
    ticket_department: 'Ticket department |||| Ticket departments',
  },
  fields: {},
  sections: {},
  choices: {
    open: 'Open',
    pending_customer: 'Waiting for the customer',
    on_hold: 'On hold',
    resolved: 'Resolved',
    spam: 'Spam',
    merged: 'Merged',
    low: 'Low',
    normal: 'Normal',
    high: 'High',
    urgent: 'Urgent',
    accounts: 'Accounts',
    sales: 'Sales',
    support: 'Support',
  },
} as const;
