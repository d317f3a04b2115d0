import type { Identifier } from 'react-admin';
import type { DocumentName } from './accountsDocument.ts';

/** Paths of the printed documents below `/apps`. */
export const papers: Readonly<Record<DocumentName, string>> = {
  payment_voucher: '/accounts/paymentvoucher',
  receipt_voucher: '/accounts/receiptvoucher',
  contra: '/contra-management/contra',
  journal: '/journal-management/journal',
  sales: '/accounts/sales-invoice',
  purchase: '/accounts/purchase-invoice',
  credit_note: '/accounts/credit-note',
  debit_note: '/accounts/debit-note',
};

/** Where a document is printed. */
export const paperPath = (name: DocumentName, id: Identifier): string => `/apps${papers[name]}/${id}`;

// Object.keys forgets the names that the papers have.
export const printedNames = Object.keys(papers) as readonly DocumentName[];

/** The kind of document that is printed at an address. */
export const printedAt = (pathname: string): DocumentName | undefined =>
  printedNames.find(name => pathname.startsWith(`/apps${papers[name]}/`));
