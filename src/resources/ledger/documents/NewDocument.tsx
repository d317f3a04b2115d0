import { useTranslate } from 'react-admin';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { createPathOf, type DocumentName, documentNamed } from './accountsDocument.ts';

/** Leads from the paper of a document to the next one of its kind. */
export function NewDocument({ name }: { readonly name: DocumentName }) {
  const translate = useTranslate();
  return <PageButton to={createPathOf(name)}>{translate(`${documentNamed(name).words}.new.${name}`)}</PageButton>;
}
