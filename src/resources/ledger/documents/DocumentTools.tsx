import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { useCanAccess, useRecordContext } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { MailLink } from '#src/engine/letters/MailLink.tsx';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';
import { handOverTyped } from './begun.ts';
import { isMailed, mailedDocuments, mailPath } from './mail/mailedDocuments.ts';
import { paperPath } from './paperPath.ts';
import { createPathOf, useDocument } from './accountsDocument.ts';

/** What may be done with a saved document in whatever state: printed, or taken as the pattern of another one. */
export function DocumentTools({ copy }: { readonly copy: Readonly<Record<string, unknown>> }) {
  const { route } = useEntity();
  const { name } = useDocument();
  const record = useRecordContext();
  const { canAccess: mayCreate } = useCanAccess({ resource: route, action: 'create' });
  if (!record) return null;
  return (
    <>
      <ToolLink icon={<Print />} to={paperPath(name, record.id)} label="voucherPages.print" />
      {isMailed(name) && <MailLink command={mailedDocuments[name]} to={mailPath(name, record.id)} />}
      {mayCreate && (
        <ToolLink
          icon={<ContentCopy />}
          to={createPathOf(name)}
          label="voucherPages.duplicate"
          state={handOverTyped(copy)}
        />
      )}
    </>
  );
}
