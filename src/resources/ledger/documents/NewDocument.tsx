import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';
import { createPathOf, type DocumentName, documentNamed } from './accountsDocument.ts';

/** Leads from the paper of a document to the next one of its kind. */
export function NewDocument({ name }: { readonly name: DocumentName }) {
  const translate = useTranslate();
  return (
    <Button component={LinkBase} to={createPathOf(name)}>
      {translate(`${documentNamed(name).words}.new.${name}`)}
    </Button>
  );
}
