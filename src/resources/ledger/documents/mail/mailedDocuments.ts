import type { Identifier } from 'react-admin';
import { creditNoteLetter, invoiceLetter, mailCreditNote, mailInvoice } from '#catalog/bills/mailBill.ts';
import { mailReceipt, receiptLetter } from '#catalog/ledger/vouchers/mailReceipt.ts';
import { paperPath, papers } from '../paperPath.ts';

/** Documents that go to customers by mail. */
export const mailedDocuments = {
  sales: { command: mailInvoice, letter: invoiceLetter, back: 'billPages.paper.back' },
  credit_note: { command: mailCreditNote, letter: creditNoteLetter, back: 'billPages.paper.back' },
  receipt_voucher: { command: mailReceipt, letter: receiptLetter, back: 'voucherPages.paper.back' },
} as const;
export type MailedName = keyof typeof mailedDocuments;

export const isMailed = (name: string): name is MailedName => Object.hasOwn(mailedDocuments, name);

// Object.keys forgets the names.
export const mailedNames = Object.keys(mailedDocuments).filter(isMailed);

/** Path below `/apps` at which the mail with one is written. */
export const mailRoute = (name: MailedName): string => `${papers[name]}/:documentId/send-email`;

/** Where the mail with one is written. */
export const mailPath = (name: MailedName, id: Identifier): string => `${paperPath(name, id)}/send-email`;
