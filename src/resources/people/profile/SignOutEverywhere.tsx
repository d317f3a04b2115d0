import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useLogout, useNotify, useTranslate } from 'react-admin';
import { user } from '#catalog/people/user.ts';
import { mount } from '#catalog/engine/wire.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { mayEndSession } from '#src/engine/editing/otherTabs.ts';

/** Ends all of one's sessions on the host, this one too, such as when a device is lost. */
export function SignOutEverywhere() {
  const translate = useTranslate();
  const notify = useNotify();
  const logout = useLogout();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.ask(`${mount(user.name)}/logout_everywhere/`, { method: 'POST' }),
    onSuccess: () => logout({ isOver: true }, undefined, false),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const press = async () => {
    if (await mayEndSession()) mutate();
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('pages.profile.everywhere_hint')}
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={() => void press()}>
        {translate('pages.profile.everywhere')}
      </Button>
    </>
  );
}
