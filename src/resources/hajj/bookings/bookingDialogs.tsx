import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';

/** A dialogue that says first what becomes of what is left empty. */
const saying = (words: string) =>
  function Explained(props: CommandDialogProps) {
    const translate = useTranslate();
    return (
      <CommandDialog {...props}>
        <Typography sx={{ mb: 2 }}>{translate(words)}</Typography>
      </CommandDialog>
    );
  };

/** Dialogues of bookings that need more words than their fields have. */
export const bookingDialogs = {
  cancel: saying('bookingPages.about_cancel'),
  move_booking: saying('bookingPages.about_move'),
  replace_pilgrim: saying('bookingPages.about_replace'),
  reprice: saying('bookingPages.about_reprice'),
};
