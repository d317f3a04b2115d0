import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { Translate, useGetIdentity } from 'react-admin';
import { AVATAR } from '../../authProvider/avatar.ts';
import { RoleName } from '../RoleName.tsx';
import { UnreadCount } from './UnreadCount.tsx';
import { ahead, overlay } from '../../engine/onDemand/overlay.tsx';

const UserChoice = overlay(async () => (await import('./UserChoice.tsx')).UserChoice);

const Picture = styled('img')({ borderRadius: '50%', objectFit: 'cover', display: 'block' });
const Corner = styled('span')({ position: 'relative' });

/** Who is signed in, in which role, and where to go from here. In another language the role alone is drawn anew. */
export const UserMenu = () => {
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const role = <RoleName of={identity?.['role']} />;
  return (
    <>
      <Button
        color="inherit"
        {...ahead(UserChoice)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ gap: 1, minWidth: 48, textAlign: 'start' }}
      >
        <span style={visuallyHidden}>
          {identity?.fullName || <Translate i18nKey="shell.account" />}, {role}
        </span>
        <Corner>
          <Picture src={identity?.avatar ?? AVATAR} alt="" width={32} height={32} />
          {identity && <UnreadCount />}
        </Corner>
        <Typography
          component="span"
          noWrap
          aria-hidden="true"
          sx={{ maxWidth: 160, display: { xs: 'none', lg: 'block' } }}
        >
          {identity?.fullName}
          <Typography component="span" variant="caption" noWrap sx={{ display: 'block' }}>
            {role}
          </Typography>
        </Typography>
      </Button>
      {anchor && <UserChoice anchor={anchor} role={role} onClose={() => setAnchor(null)} />}
    </>
  );
};
