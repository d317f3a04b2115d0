import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { acceptedTypes, MAX_UPLOAD_MB } from '../../../../catalog/uploads.ts';

/** Takes pictures that are dropped on it, or chosen from the machine. */
export function DropZone({ disabled, onFiles }: { readonly disabled: boolean; onFiles(files: Iterable<File>): void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: 1,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<AddPhotoAlternate />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {translate('contentPages.gallery.choose')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('contentPages.gallery.drop', { max: MAX_UPLOAD_MB })}
      </Typography>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={translate('contentPages.gallery.choose')}
        accept={acceptedTypes.image?.join(',')}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // The same file may be chosen again after it was taken away.
          target.value = '';
        }}
      />
    </Box>
  );
}
