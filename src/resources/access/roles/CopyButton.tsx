import ContentCopy from '@mui/icons-material/ContentCopy';
import { type RaRecord, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { role } from '#catalog/access/role.ts';

/** Begins a new role with the rights and the menu of this one, as they are saved. */
export function CopyButton({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: role.route, action: 'create' });
  if (!canAccess) return null;
  const { name, permissions, menu_items } = record;
  const copy = { name: translate('accessPages.roles.copy_of', { name }), permissions, menu_items };
  return (
    <PageButton
      startIcon={<ContentCopy />}

      to={createPath({ resource: role.route, type: 'create' })}
      state={{ record: copy }}
    >
      {translate('accessPages.roles.copy')}
    </PageButton>
  );
}
