import { useLocation, useParams } from 'react-router';
import { LetterPage } from '#src/engine/letters/LetterPage.tsx';
import { NotFound } from '#src/layout/NotFound.tsx';
import { printedAt } from '../paperPath.ts';
import { isMailed, mailedDocuments } from './mailedDocuments.ts';

/** The mail by which an invoice, a credit note or a receipt goes to whom it is of. */
export function DocumentMailPage() {
  const { documentId = '' } = useParams();
  const { pathname } = useLocation();
  const name = printedAt(pathname);
  if (name === undefined || !isMailed(name)) return <NotFound />;
  return <LetterPage key={pathname} {...mailedDocuments[name]} id={Number(documentId)} />;
}
