/** Words of the pages of purchasing. */
export const purchasePages = {
  progress: 'Progress',
  steps: {
    requested: 'Requested',
    approved: 'Approved',
    sent: 'Sent',
    ordered: 'Ordered',
    received: 'Received',
    billed: 'Billed',
    paid: 'Paid',
  },
  /** What a dialogue shows of each line. */
  left: {
    receive: 'To come',
    bill: 'Not billed',
    return_to_vendor: 'Here',
    order: 'Not ordered',
  },
  receipts: 'Goods receipts',
  returns: 'Returns to the vendor',
  purchases: 'Purchases',
} as const;
