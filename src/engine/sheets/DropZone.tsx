import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  readonly icon: ReactNode;
  /** What its button says. */
  readonly label: string;
  /** What the files are, for whoever hears the page. */
  readonly inputLabel: string;
  /** What may be dropped, or what was chosen. */
  readonly hint: ReactNode;
  /** Types or endings of files, as an `<input>` takes them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  onFiles(files: readonly File[]): void;
}

/** Takes files that are dropped on it, or chosen from the machine. */
export function DropZone({ icon, label, inputLabel, hint, disabled, onFiles, ...input }: DropZoneProps) {
  const box = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop' && !disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        borderRadius: 1,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Button variant="outlined" startIcon={icon} disabled={disabled} onClick={() => box.current?.click()}>
        {label}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {hint}
      </Typography>
      <input
        ref={box}
        hidden
        type="file"
        aria-label={inputLabel}
        disabled={disabled}
        {...input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again: it has been corrected, or was taken away meanwhile.
          target.value = '';
        }}
      />
    </Box>
  );
}
