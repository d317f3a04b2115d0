/** Words of the page that verifies a printed document. */
export const en = {
  title: 'Verification of a document',
  unknown: 'This code belongs to no document of ours.',
  paper: 'The document as PDF',
  issuer: 'Issued by',
  kind: 'Document',
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
  donation: 'Donation receipt',
  withholding_certificate: 'Certificate of tax withheld',
};
export type VerifyTexts = typeof en;
