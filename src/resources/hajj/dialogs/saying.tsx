import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';

/** A dialogue that says first what its fields do not. */
export const saying = (words: string) =>
  function Explained(props: CommandDialogProps) {
    const translate = useTranslate();
    return (
      <CommandDialog {...props}>
        <Typography sx={{ mb: 2 }}>{translate(words)}</Typography>
      </CommandDialog>
    );
  };
