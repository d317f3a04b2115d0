import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { roleNamed } from '../../catalog/access.ts';

const Picture = styled('img')({ borderRadius: '50%', objectFit: 'cover' });

/** Who is signed in, in which role, and the way out. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!identity) return null;
  const role = translate(`shell.roles.${roleNamed(identity['role']) ?? 'guest'}`);
  return (
    <>
      <Button color="inherit" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)} sx={{ gap: 1, textAlign: 'start' }}>
        <Picture src={identity.avatar} alt="" width={32} height={32} />
        <Typography component="span" noWrap sx={{ maxWidth: 160, display: { xs: 'none', md: 'block' } }}>
          {identity.fullName}
          <Typography component="span" variant="caption" noWrap sx={{ display: 'block' }}>
            {role}
          </Typography>
        </Typography>
        <Typography component="span" sx={{ display: { md: 'none' }, position: 'absolute', clipPath: 'inset(50%)' }}>
          {translate('shell.account')}
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Typography component="li" role="presentation" sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
          {identity['email']}
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {translate('shell.signedInAs', { role })}
          </Typography>
        </Typography>
        <MenuItem onClick={() => void logout({}, undefined, false)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.logout')}
        </MenuItem>
      </Menu>
    </>
  );
};
