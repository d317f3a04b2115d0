import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { entities } from '../../../catalog/entities.ts';
import { InputGrid } from '../../kinds/InputGrid.tsx';
import { roleMenuPath } from '../menus/roleMenuPath.ts';
import { RightsInput } from './RightsInput.tsx';

/** Name and rights of a role; its menu has a page of its own. */
export function RoleForm() {
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    <Box sx={{ p: 2 }}>
      <InputGrid entity={entities.role} names={['name']} />
      {record && (
        <Button component={LinkBase} to={roleMenuPath(record.id)} sx={{ mb: 2 }}>
          {translate('accessPages.menus.tree')}
        </Button>
      )}
      <RightsInput />
    </Box>
  );
}
