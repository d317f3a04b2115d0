import Password from '@mui/icons-material/Password';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { DataTable, LinkBase, ListBase, type RaRecord, useCanAccess, useTranslate } from 'react-admin';
import { entities } from '../../../catalog/entities.ts';
import { EntityTable } from '../../crud/list/EntityTable.tsx';
import { ListPage } from '../../crud/list/ListPage.tsx';
import { newestFirst } from '../../crud/newestFirst.ts';
import { titleOf } from '../../kinds/titleOf.ts';
import { setPasswordPath } from './userPaths.ts';
import { UserTools } from './UserTools.tsx';
import { isWaiting } from './waiting.ts';
import { WaitingNotice } from './WaitingNotice.tsx';

const { user } = entities;

function UserActions({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { canAccess: canEdit } = useCanAccess({ resource: user.route, action: 'edit' });
  const label = translate('accessPages.users.set_password_of', { name: titleOf(user, record) });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      {canEdit && (
        <Tooltip title={label}>
          <IconButton
            size="small"
            aria-label={label}
            component={LinkBase}
            to={setPasswordPath(record.id)}
            onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
          >
            <Password fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {isWaiting(record) && <Chip size="small" color="warning" label={translate('accessPages.users.waits')} />}
    </Stack>
  );
}

/** Users: who waits for approval stands out; many are activated or suspended at once. */
export function UserList() {
  return (
    <ListBase perPage={25} sort={newestFirst}>
      <ListPage
        notice={<WaitingNotice />}
        table={
          <EntityTable bulk={<UserTools />} rowSx={record => (isWaiting(record) ? { bgcolor: 'action.selected' } : {})}>
            <DataTable.Col source="user_type" disableSort label="accessPages.users.actions" render={(record: RaRecord) => <UserActions record={record} />} />
          </EntityTable>
        }
      />
    </ListBase>
  );
}
