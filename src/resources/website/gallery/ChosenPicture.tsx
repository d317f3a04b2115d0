import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { unitsOf } from '#catalog/engine/texts/lengthOf.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { MAX_UPLOAD_MB } from '#catalog/engine/uploads.ts';
import type { Gallery } from './galleries.ts';
import type { Chosen } from './useUpload.ts';

interface ChosenPictureProps {
  readonly gallery: Gallery;
  readonly chosen: Chosen;
  readonly disabled: boolean;
  /** Whether what is missing is named yet. */
  readonly strict: boolean;
  onAlt(alt: string): void;
  onRemove(): void;
}

/** A picture before it is sent, with the text that speaks for it. */
export function ChosenPicture({ gallery, chosen, disabled, strict, onAlt, onRemove }: ChosenPictureProps) {
  const translate = useTranslate();
  const { file, src, alt, problem, unfit } = chosen;
  const missing = strict && alt.trim() === '';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      {!unfit && <img src={src} alt="" width={72} height={54} style={{ objectFit: 'cover', borderRadius: 4 }} />}
      {!unfit && (
        <TextField
          required
          size="small"
          label={translate('contentPages.gallery.alt_of', { file: file.name })}
          value={alt}
          disabled={disabled}
          error={missing}
          helperText={missing ? translate('violations.required') : undefined}
          onChange={({ target }) => onAlt(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: unitsOf(Number(fieldOf(gallery.pictures, 'alt').max)) } }}
          sx={{ flex: '1 1 14em' }}
        />
      )}
      <IconButton
        disabled={disabled}
        aria-label={translate('contentPages.gallery.take_away', { file: file.name })}
        onClick={onRemove}
      >
        <Close />
      </IconButton>
      {problem && (
        <Typography
          role="alert"
          variant="body2"
          color="error"
          sx={{ flex: unfit ? '1 1 0' : '0 0 100%', order: unfit ? -1 : 0 }}
        >
          {file.name}: {translate(problem, { max: MAX_UPLOAD_MB, _: problem })}
        </Typography>
      )}
    </Box>
  );
}
