import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useCanAccess, useLogout, useNotify, useTranslate } from 'react-admin';
import { roleNameOf } from '#catalog/engine/access/roleNameOf.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { Fact } from '#src/engine/facts/Fact.tsx';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { RoleName } from '#src/layout/RoleName.tsx';
import { session } from '#src/authProvider/session.ts';
import { signIn } from '#src/authProvider/signIn.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { PasswordForm, type Passwords } from '#src/pages/password/PasswordForm.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { type Profile, useProfile } from './useProfile.ts';

const { user } = entities;
/** What stands beside the data that its owner changes themselves. */
const shown = ['email', 'username', 'last_login'];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Card>
  );
}

const terms = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14em, 100%), 1fr))',
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

function Entries({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const standing = roleNameOf(profile);
  return (
    <Box component="dl" sx={terms}>
      {shown.map(name => {
        const field = user.fields[name];
        return (
          field && (
            <Fact key={name} about={translate(`fields.${name}`)}>
              <FieldCell name={name} field={field} value={profile[name]} />
            </Fact>
          )
        );
      })}
      <Fact about={translate('fields.role')}>
        <RoleName of={standing} />
      </Fact>
    </Box>
  );
}

/**
 * Changing a password ends every session, this one too; so the new password opens the next at once, or at the sign-in
 * where it cannot.
 */
function OwnPassword({ profile }: { readonly profile: Profile }) {
  const notify = useNotify();
  const logout = useLogout();
  // A form that has been sent begins anew, empty.
  const [round, setRound] = useState(0);
  // The session that would read anything anew ends with the change.
  const { mutateAsync } = useCall<Passwords, unknown>(
    (host, body) => host.ask(`${mount(entities.user.name)}/passwordchange/${profile.id}`, { method: 'PATCH', body }),
    { touches: [] },
  );
  const enter = async (password: string) => {
    const { success } = await signIn(String(profile.email), password);
    if (!success) {
      session.end('changed');
      await logout();
      return;
    }
    notify('pages.profile.saved', { type: 'success' });
    setRound(round + 1);
  };
  const send = async (passwords: Passwords) => {
    await mutateAsync(passwords);
    void enter(passwords.password ?? '');
  };
  return <PasswordForm key={round} withOld words="pages.profile" onSend={send} />;
}

/** The signed-in user's own data, picture and password. */
export function ProfilePage() {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { data: profile, error, refetch } = useProfile();
  const { canAccess: canEdit } = useCanAccess({ resource: user.route, action: 'edit' });
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: 1000 }}>
      <Heading title={translate('pages.profile.title')} />
      {error && <RetryAlert onRetry={refetch}>{translate(error.message, { _: error.message })}</RetryAlert>}
      {!profile && !error && <LoadingPage />}
      {profile && (
        <>
          <Part title="pages.profile.account">
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' } }}>
              <PictureChoice profile={profile} />
              <Entries profile={profile} />
            </Box>
            <Box sx={{ mt: 2 }}>
              {canEdit ? (
                <PageButton to={recordPath(user, profile)}>{translate('pages.profile.edit')}</PageButton>
              ) : (
                <Typography color="textSecondary">{translate('pages.profile.ask')}</Typography>
              )}
            </Box>
          </Part>
          <Part title="pages.profile.person">
            <PersonForm profile={profile} />
          </Part>
          <Part title="pages.profile.email">
            <EmailForm />
          </Part>
          <Part title="pages.profile.password">
            <OwnPassword profile={profile} />
          </Part>
          <Part title="pages.profile.sessions">
            <SignOutEverywhere />
          </Part>
        </>
      )}
    </Box>
  );
}
