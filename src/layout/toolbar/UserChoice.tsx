import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Mail from '@mui/icons-material/MailOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Menu from '@mui/material/Menu';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Translate, useGetIdentity, useTranslate } from 'react-admin';
import { INBOX_PATH } from '#catalog/engine/mail.ts';
import { useSignOut } from '../../engine/editing/useSignOut.ts';
import { PROFILE } from '../../authProvider/returnPath.ts';
import { ToolItem } from './ToolItem.tsx';
import { useUnread } from './useUnread.ts';

interface UserChoiceProps {
  readonly anchor: HTMLElement;
  /** The words of it. */
  readonly role: ReactElement;
  readonly onClose: () => void;
}

/** Where whoever is signed in can go, and where guests can. */
export const UserChoice = ({ anchor, role, onClose }: UserChoiceProps) => {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { identity } = useGetIdentity();
  const signedIn = Boolean(identity?.id);
  const unread = useUnread();
  const count = unread > 0 ? ` · ${translate('navigation.user.unread', { smart_count: unread })}` : '';
  const inbox = `${translate('navigation.user.inbox')}${count}`;
  return (
    <Menu anchorEl={anchor} open onClose={onClose} onClick={onClose}>
      {signedIn && (
        <Typography component="li" role="presentation" sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
          {identity?.['email']}
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            <Translate i18nKey="shell.signedInAs" options={{ role }} />
          </Typography>
        </Typography>
      )}
      {signedIn && <ToolItem Icon={AccountCircle} label={translate('navigation.user.profile')} to={PROFILE} />}
      {signedIn && <ToolItem Icon={Mail} label={inbox} to={INBOX_PATH} />}
      {signedIn && <ToolItem Icon={LogoutIcon} label={translate('shell.logout')} onClick={() => void signOut()} />}
      {!signedIn && <ToolItem Icon={LoginIcon} label={translate('navigation.user.login')} to="/login" />}
      {!signedIn && <ToolItem Icon={PersonAdd} label={translate('navigation.user.register')} to="/register" />}
    </Menu>
  );
};
