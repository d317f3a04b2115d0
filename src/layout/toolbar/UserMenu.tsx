import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Mail from '@mui/icons-material/MailOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { roleNamed } from '../../../catalog/access.ts';
import { INBOX_PATH } from '../../pages/mail/Mail.ts';
import { PROFILE } from '../../session/returnPath.ts';
import { ToolItem } from './ToolItem.tsx';

const Picture = styled('img')({ borderRadius: '50%', objectFit: 'cover' });

/** Who is signed in, in which role, and where to go from here. */
export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const role = translate(`shell.roles.${roleNamed(identity?.['role']) ?? 'guest'}`);
  const signedIn = Boolean(identity?.id);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${identity?.fullName || translate('shell.account')}, ${role}`}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ gap: 1, minWidth: 48, textAlign: 'start' }}
      >
        <Picture src={identity?.avatar ?? '/avatar.svg'} alt="" width={32} height={32} />
        <Typography component="span" noWrap sx={{ maxWidth: 160, display: { xs: 'none', lg: 'block' } }}>
          {identity?.fullName}
          <Typography component="span" variant="caption" noWrap sx={{ display: 'block' }}>
            {role}
          </Typography>
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {signedIn && (
          <Typography component="li" role="presentation" sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
            {identity?.['email']}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {translate('shell.signedInAs', { role })}
            </Typography>
          </Typography>
        )}
        {signedIn && <ToolItem Icon={AccountCircle} label={translate('navigation.user.profile')} to={PROFILE} />}
        {signedIn && <ToolItem Icon={Mail} label={translate('navigation.user.inbox')} to={INBOX_PATH} />}
        {signedIn && <ToolItem Icon={LogoutIcon} label={translate('shell.logout')} onClick={() => void logout({}, undefined, false)} />}
        {!signedIn && <ToolItem Icon={LoginIcon} label={translate('navigation.user.login')} to="/login" />}
        {!signedIn && <ToolItem Icon={PersonAdd} label={translate('navigation.user.register')} to="/register" />}
      </Menu>
    </>
  );
};
