import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CellProps } from '../FieldViews.ts';
import { mediaUrl } from './mediaUrl.ts';
import { overlay } from '../../onDemand/overlay.tsx';

const ImageDialog = overlay(async () => (await import('./ImageDialog.tsx')).ImageDialog);

/** A thumbnail that opens the whole picture. */
export function ImageCell({ value, name }: CellProps) {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const label = translate(`fields.${name}`);
  const src = mediaUrl(value);
  return (
    <>
      <ButtonBase
        focusRipple
        aria-label={translate('crud.media.enlarge', { field: label })}
        onClick={event => {
          event.stopPropagation();
          setOpen(true);
        }}
        sx={{ borderRadius: 1, overflow: 'hidden' }}
      >
        <img src={src} alt="" width={36} height={36} loading="lazy" style={{ objectFit: 'cover' }} />
      </ButtonBase>
      {open && <ImageDialog src={src} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
