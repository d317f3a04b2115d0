import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { Translate } from 'react-admin';
import { HiddenWords } from '#src/i18n/HiddenWords.tsx';
import type { CellProps } from '../FieldViews.ts';
import { mediaUrl } from './mediaUrl.ts';
import { overlay } from '../../onDemand/overlay.tsx';

const ImageDialog = overlay(async () => (await import('./ImageDialog.tsx')).ImageDialog);

/** In pixels. */
const SIDE = 36;

/** Holds the place of a picture that is not there, or not for the reader. */
export const NoPicture = () => (
  <Avatar variant="rounded" sx={{ width: SIDE, height: SIDE }}>
    <ImageOutlined fontSize="small" />
  </Avatar>
);

/** A thumbnail that opens the whole picture. */
export function ImageCell({ value, name }: CellProps) {
  const [open, setOpen] = useState(false);
  const src = mediaUrl(value);
  return (
    <>
      <ButtonBase
        focusRipple
        onClick={event => {
          event.stopPropagation();
          setOpen(true);
        }}
        sx={{ borderRadius: 1, overflow: 'hidden' }}
      >
        <img src={src} alt="" width={SIDE} height={SIDE} loading="lazy" style={{ objectFit: 'cover' }} />
        <HiddenWords i18nKey="crud.media.enlarge" options={{ field: <Translate i18nKey={`fields.${name}`} /> }} />
      </ButtonBase>
      {open && <ImageDialog src={src} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
