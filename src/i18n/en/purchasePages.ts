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
  requested_items: 'Requested items',
  no_order: 'Nothing ordered yet',
  sent_by_print: 'Marked as sent to the vendor.',
  purchase_request: {
    back: 'Back to the purchase request',
  },
  purchase_final: {
    back: 'Back to the purchase',
  },
  low: {
    made: 'One draft request was made |||| %{smart_count} draft requests were made',
    none: 'Nothing lacks that is not on order already.',
    no_vendor: 'No vendor',
    hint: 'Each vendor gets a draft request of their own. Quantities fill up to the reorder level, less what is on order.',
  },
} as const;
