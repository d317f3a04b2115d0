import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { handOverTyped } from './begun.ts';
import { DocumentMailLink } from './mail/DocumentMailLink.tsx';
import { isMailed } from './mail/mailedDocuments.ts';
import { paperPath } from './paperPath.ts';
import { createPathOf, useDocument } from './accountsDocument.ts';

/** What may be done with a saved document in whatever state: printed, or taken as the pattern of another one. */
export function DocumentTools({ copy }: { readonly copy: Readonly<Record<string, unknown>> }) {
  const { route } = useEntity();
  const { name } = useDocument();
  const record = useRecordContext();
  const translate = useTranslate();
  const { canAccess: mayCreate } = useCanAccess({ resource: route, action: 'create' });
  if (!record) return null;
  return (
    <>
      <Button size="small" startIcon={<Print />} component={LinkBase} to={paperPath(name, record.id)}>
        {translate('voucherPages.print')}
      </Button>
      {isMailed(name) && <DocumentMailLink name={name} />}
      {mayCreate && (
        <Button
          size="small"
          startIcon={<ContentCopy />}
          component={LinkBase}
          to={createPathOf(name)}
          state={handOverTyped(copy)}
        >
          {translate('voucherPages.duplicate')}
        </Button>
      )}
    </>
  );
}
