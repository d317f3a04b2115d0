import { useLocation, useParams } from 'react-router';
import { creditNoteLetter, invoiceLetter } from '#catalog/bills/mailBill.ts';
import { receiptLetter } from '#catalog/ledger/vouchers/mailReceipt.ts';
import { LetterPage } from '#src/engine/letters/LetterPage.tsx';
import { NotFound } from '#src/layout/NotFound.tsx';
import { printedAt } from '../paperPath.ts';
import { isMailed, mailedDocuments, type MailedName } from './mailedDocuments.ts';

const letters = {
  sales: { letter: invoiceLetter, back: 'billPages.paper.back' },
  credit_note: { letter: creditNoteLetter, back: 'billPages.paper.back' },
  receipt_voucher: { letter: receiptLetter, back: 'voucherPages.paper.back' },
} as const;

/** The mail by which an invoice, a credit note or a receipt goes to whom it is of. */
export const DocumentMail = ({ name, id }: { readonly name: MailedName; readonly id: number }) => (
  <LetterPage command={mailedDocuments[name]} {...letters[name]} id={id} />
);

/** That mail, by the address of the page. */
export function DocumentMailPage() {
  const { documentId = '' } = useParams();
  const { pathname } = useLocation();
  const name = printedAt(pathname);
  if (name === undefined || !isMailed(name)) return <NotFound />;
  return <DocumentMail key={pathname} name={name} id={Number(documentId)} />;
}
