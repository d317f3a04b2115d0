import Typography from '@mui/material/Typography';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { user } from '#catalog/people/user.ts';
import { setPassword } from '#catalog/people/userCommands.ts';
import { useCommand } from '#src/engine/commands/useCommand.ts';
import { PasswordForm, type Passwords } from '#src/pages/password/PasswordForm.tsx';
import { UserFrame } from './UserFrame.tsx';

/** An administrator sets the password of a user who cannot do it themselves. */
export function SetPasswordPage() {
  const { userId = '' } = useParams();
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { mutateAsync } = useCommand(setPassword);
  const send = async ({ password }: Passwords) => {
    await mutateAsync({ id: Number(userId), input: { password } });
    notify('accessPages.password.saved', { type: 'success' });
    redirect('list', user.route);
  };
  return (
    <UserFrame userId={userId} title="accessPages.users.set_password_of">
      {() => (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {translate('accessPages.password.advice')}
          </Typography>
          <PasswordForm words="accessPages.password" onSend={send} />
        </>
      )}
    </UserFrame>
  );
}
