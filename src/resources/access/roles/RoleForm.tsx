import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { ClosedPart, useClosures } from '#src/engine/kinds/closures.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { roleMenuPath } from '../menus/roleMenuPath.ts';
import { CopyButton } from './CopyButton.tsx';
import { RightsInput } from './RightsInput.tsx';

/** Name and rights of a role; its menu has a page of its own. */
export function RoleForm() {
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    <Box sx={{ p: 2 }}>
      <InputGrid entity={entities.role} names={['name', 'posting_limit']} />
      {record?.id !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <PageButton to={roleMenuPath(record.id)}>{translate('accessPages.menus.tree')}</PageButton>
          <CopyButton record={record} />
        </Box>
      )}
      <ClosedPart because={useClosures(entities.role).get('permissions')}>
        <RightsInput />
      </ClosedPart>
    </Box>
  );
}
