/** Words of the pages of orders. */
export const orderPages = {
  tabs: { all: 'All', unpaid: 'Unpaid', paid: 'Paid', incomplete: 'Incomplete' },
  new_customer: 'New customer',
  free: 'Free',
  own_price: 'List price',
  open: 'Open',
  billed: 'Billed, without tax',
  cost: 'Cost of the goods',
  profit: 'Profit',
  shipments: 'Shipments',
  payments: 'Payments',
  returns: 'Returns',
  refunds: 'Refunds',
  timeline: 'Timeline',
} as const;
