import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { LinkBase, type RaRecord, useCanAccess, usePermissions, useTranslate } from 'react-admin';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { ActiveDialog, changeOf } from './ActiveDialog.tsx';
import { setPasswordPath, whyPath } from './userPaths.ts';
import { isWaiting } from './waiting.ts';

const { user } = entities;

function UserMenu({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Principal>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  const label = translate('accessPages.users.actions_of', { name: titleOf(user, record) });
  const ask = () => {
    setAnchor(null);
    setAsked(true);
  };
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={ask}>
          {translate(isWaiting(record) ? 'accessPages.users.approve' : `commands.${changeOf(record).verb}`)}
        </MenuItem>
        <MenuItem component={LinkBase} to={setPasswordPath(record.id)}>
          {translate('accessPages.users.set_password')}
        </MenuItem>
        {permissions?.role === 'admin' && (
          <MenuItem component={LinkBase} to={whyPath(record.id)}>
            {translate('accessPages.why.open')}
          </MenuItem>
        )}
      </Menu>
      {asked && <ActiveDialog record={record} onClose={() => setAsked(false)} />}
    </>
  );
}

/** What an administrator does with a user in the list, and whether the user waits for it. */
export function UserActions({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { canAccess: canEdit } = useCanAccess({ resource: user.route, action: 'edit' });
  return (
    // A click in here, also in the menu, opens no record.
    <Box onClick={event => event.stopPropagation()} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {isWaiting(record) && <Chip size="small" color="warning" label={translate('accessPages.users.waits')} />}
      {canEdit && <UserMenu record={record} />}
    </Box>
  );
}
