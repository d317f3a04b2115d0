import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Identifier, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { unitsOf } from '#catalog/engine/texts/lengthOf.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import { acceptedTypes, MAX_UPLOAD_MB } from '#catalog/engine/uploads.ts';
import { DropZone } from '#src/engine/sheets/DropZone.tsx';
import type { Gallery } from './galleries.ts';
import { useUpload } from './useUpload.ts';

interface AddPicturesProps {
  readonly gallery: Gallery;
  readonly ownerId: Identifier;
  /** What is there already, in its order. */
  readonly pictures: readonly RaRecord[];
}

function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const translate = useTranslate();
  const words = translate('contentPages.gallery.progress', { done: done + 1, total });
  return (
    <Box component="output" sx={{ display: 'block', mt: 1 }}>
      <Typography variant="body2">{words}</Typography>
      <LinearProgress variant="determinate" aria-label={words} value={(100 * done) / total} />
    </Box>
  );
}

/** Adds many pictures at once under one heading, each with its alternative text. */
export function AddPictures({ gallery, ownerId, pictures }: AddPicturesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [head, setHead] = useState(String(pictures.at(-1)?.['head'] ?? ''));
  const [strict, setStrict] = useState(false);
  const { queue, fit, progress, add, drop, describe, send } = useUpload({
    gallery,
    ownerId,
    from: pictures.length + 1,
  });
  const busy = progress !== undefined;
  const complete = head.trim() !== '' && fit.every(({ alt }) => alt.trim() !== '');
  const upload = async () => {
    setStrict(!complete);
    if (!complete) return;
    const { done, failed } = await send(head.trim());
    if (failed > 0) notify('contentPages.gallery.some_failed', { type: 'warning', messageArgs: { done, failed } });
    else notify('contentPages.gallery.added', { type: 'success', messageArgs: { smart_count: done } });
  };
  return (
    <section aria-label={translate('contentPages.gallery.add')}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('contentPages.gallery.add')}
      </Typography>
      <DropZone
        multiple
        icon={<AddPhotoAlternate />}
        label={translate('contentPages.gallery.choose')}
        inputLabel={translate('contentPages.gallery.choose')}
        hint={translate('contentPages.gallery.drop', { max: MAX_UPLOAD_MB })}
        accept={acceptedTypes.image?.join(',') ?? ''}
        disabled={busy}
        onFiles={add}
      />
      {queue.length > 0 && (
        <>
          <TextField
            required
            fullWidth
            size="small"
            label={translate('fields.head')}
            value={head}
            disabled={busy}
            error={strict && head.trim() === ''}
            onChange={({ target }) => setHead(target.value)}
            slotProps={{
              htmlInput: { dir: 'auto', maxLength: unitsOf(Number(fieldOf(gallery.pictures, 'head').max)) },
            }}
            sx={{ mt: 2, maxWidth: 480 }}
          />
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {queue.map(one => (
              <ChosenPicture
                key={one.key}
                gallery={gallery}
                chosen={one}
                disabled={busy}
                strict={strict}
                onAlt={alt => describe(one.key, alt)}
                onRemove={() => drop(one)}
              />
            ))}
          </Box>
          {progress && <Progress {...progress} />}
          <Button variant="contained" disabled={busy || fit.length === 0} onClick={() => void upload()} sx={{ mt: 2 }}>
            {translate('contentPages.gallery.upload', { smart_count: fit.length })}
          </Button>
        </>
      )}
    </section>
  );
}
