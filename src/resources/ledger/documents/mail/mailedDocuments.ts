import type { Identifier } from 'react-admin';
import { mailCreditNote, mailInvoice } from '#catalog/bills/mailBill.ts';
import { mailReceipt } from '#catalog/ledger/vouchers/mailReceipt.ts';
import { paperPath, papers } from '../paperPath.ts';

/** Documents that go to customers by mail, and the commands that send them. */
export const mailedDocuments = {
  sales: mailInvoice,
  credit_note: mailCreditNote,
  receipt_voucher: mailReceipt,
} as const;
export type MailedName = keyof typeof mailedDocuments;

export const isMailed = (name: string): name is MailedName => Object.hasOwn(mailedDocuments, name);

// Object.keys forgets the names.
export const mailedNames = Object.keys(mailedDocuments).filter(isMailed);

/** Path below `/apps` at which the mail with one is written. */
export const mailRoute = (name: MailedName): string => `${papers[name]}/:documentId/send-email`;

/** Where the mail with one is written. */
export const mailPath = (name: MailedName, id: Identifier): string => `${paperPath(name, id)}/send-email`;
