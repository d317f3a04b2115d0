import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { placeOf, ways } from '#catalog/hajj/custody/custody.ts';
import { movePassport } from '#catalog/hajj/custody/movePassport.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';

/** Offers where this passport may go, its usual way first. */
export function MovePassportDialog(props: CommandDialogProps) {
  const translate = useTranslate();
  const options = ways[placeOf(props.record['passport_custody'])];
  const command = useMemo(
    () => ({
      ...props.command,
      input: { ...movePassport.input, custody_to: { ...movePassport.input.custody_to, options } },
    }),
    [props.command, options],
  );
  return (
    <CommandDialog {...props} command={command} initial={{ custody_to: options[0] }}>
      <Typography sx={{ mb: 2 }}>{translate('custodyPages.about')}</Typography>
    </CommandDialog>
  );
}
