import { useParams } from 'react-router';
import { isPaperKind, paperKinds } from '#catalog/registry/paperKinds.ts';
import { NotFound } from '#src/layout/NotFound.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';

/** A paper of any kind, ready for the printer, with the way back to the record that it is of. */
export function AnyPaperPage() {
  const { kind = '', paperId = '' } = useParams();
  return isPaperKind(kind) ? <DocumentPaper name={paperKinds[kind]} kind={kind} id={paperId} /> : <NotFound />;
}
