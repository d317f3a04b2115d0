import type { DocumentName } from '../documents/accountsDocument.ts';

/** Key of what a document is called on its paper: to a customer, what they owe is an invoice. */
export const paperTitleOf = (name: DocumentName): string =>
  name === 'sales' ? 'billPages.paper.invoice' : `entities.${name}`;
