/** Words of the page that verifies a printed document. */
export const en = {
  title: 'Verification of a document',
  unknown: 'This code belongs to no document of ours.',
  paper: 'The document as PDF',
  number: 'Number',
  day: 'Date',
  amount: 'Amount',
  status: 'Status',
  valid: 'Valid',
  void: 'Void',
  reversed: 'Reversed',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  unapproved: 'Price not approved',
};
export type VerifyTexts = typeof en;
