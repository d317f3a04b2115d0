import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface SheetInputProps {
  readonly disabled: boolean;
  onChosen(file: File): void;
}

/** Takes a sheet that is dropped on it, or chosen from the machine; says which one it was. */
export function SheetInput({ disabled, onChosen }: SheetInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [name, setName] = useState<string>();
  const take = ([file]: Iterable<File>) => {
    if (!file || disabled) return;
    setName(file.name);
    onChosen(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      sx={{
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: 1,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Button variant="outlined" startIcon={<UploadFile />} disabled={disabled} onClick={() => input.current?.click()}>
        {translate('crud.import.choose')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {name ? <bdi>{name}</bdi> : translate('crud.import.drop')}
      </Typography>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.xlsx"
        aria-label={translate('crud.import.file')}
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files ?? []);
          // The same file again is a change too: it has been corrected meanwhile.
          target.value = '';
        }}
      />
    </Box>
  );
}
