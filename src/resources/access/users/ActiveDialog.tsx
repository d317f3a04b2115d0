import Typography from '@mui/material/Typography';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { activateUser, suspendUser } from '#catalog/people/userCommands.ts';
import { CommandDialog } from '#src/engine/commands/CommandDialog.tsx';

/** What turns a user's account into the other state. */
export const changeOf = (record: RaRecord) => (record['is_active'] ? suspendUser : activateUser);

interface ActiveDialogProps {
  readonly record: RaRecord;
  onClose(): void;
}

/** Asks whether a user shall be activated or suspended, and does it. */
export function ActiveDialog({ record, onClose }: ActiveDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  // The record that comes back says otherwise before the dialogue is gone.
  const command = changeOf(record);
  const done = () => {
    notify('crud.form.saved', { type: 'success' });
    refresh();
  };
  return (
    <CommandDialog
      command={command}
      record={record}
      title={translate(`accessPages.users.${command.verb}_title`, { smart_count: 1 })}
      onClose={onClose}
      onDone={done}
    >
      <Typography>{translate(`accessPages.users.${command.verb}_text`)}</Typography>
    </CommandDialog>
  );
}
