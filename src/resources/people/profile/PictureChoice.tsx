import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { user } from '#catalog/people/user.ts';
import { acceptedTypes, MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#catalog/engine/uploads.ts';
import { mount } from '#catalog/engine/wire.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { mediaUrl } from '#src/authProvider/host.ts';
import { session } from '#src/authProvider/session.ts';
import type { Profile } from './useProfile.ts';
import { AVATAR } from '#src/authProvider/avatar.ts';

const types = acceptedTypes.image ?? [];

/** Sends a picture, or none in its place; the toolbar shows it at once. */
function usePicture({ id }: Profile) {
  const { refetch } = useGetIdentity();
  const notify = useNotify();
  const { mutate, ...state } = useCall<File | null, string>(
    async (host, file) => {
      if (file === null) {
        await host.ask(`${mount(user.name)}/me/`, { method: 'PUT', body: { image: null } });
        return '';
      }
      const body = new FormData();
      body.append('image', file);
      return host.ask(`${mount(user.name)}/uploadimage/${id}`, { method: 'POST', body });
    },
    { touches: ['me', user.route, 'history'] },
  );
  const show = (image: string) => {
    session.update({ ...session.account(), image });
    notify(image ? 'pages.profile.picture_saved' : 'pages.profile.picture_removed', { type: 'success' });
    void refetch?.();
  };
  return {
    ...state,
    send: (file: File | null) =>
      mutate(file, { onSuccess: show, onError: error => notify(messageOf(error), { type: 'error' }) }),
  };
}

/** The user's picture and the way to another one, or to none. */
export function PictureChoice({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { send, isPending, variables } = usePicture(profile);
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!types.includes(file.type)) notify('violations.not_image', { type: 'error' });
    else if (file.size > MAX_UPLOAD_BYTES)
      notify('violations.file_too_large', { type: 'error', messageArgs: { max: MAX_UPLOAD_MB } });
    else send(file);
  };
  const remove = () => {
    send(null);
    // The button goes with the picture.
    change.current?.focus();
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Avatar src={profile.image ? `${mediaUrl}${profile.image}` : AVATAR} alt="" sx={{ width: 96, height: 96 }} />
      <Button
        ref={change}
        variant="outlined"
        loading={isPending && variables !== null}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {translate('pages.profile.change_picture')}
      </Button>
      {profile.image && (
        <Button color="inherit" disabled={isPending} onClick={remove}>
          {translate('pages.profile.remove_picture')}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={translate('pages.profile.picture')}
        accept={types.join(',')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = ''; // The same file can be chosen again.
        }}
      />
      <Typography id={hint} variant="caption" color="textSecondary">
        JPEG, PNG, WebP, AVIF · {MAX_UPLOAD_MB} MB
      </Typography>
    </Stack>
  );
}
