import Alert from '@mui/material/Alert';
import { omit } from 'es-toolkit';
import { useMemo } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayMailElsewhere } from '#catalog/engine/access/mailElsewhere.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';

const useMayMailElsewhere = (): boolean => {
  const { permissions } = usePermissions<Principal>();
  return mayMailElsewhere(permissions ?? guest);
};

/** A command that mails, as its user may give it: whoever may write to the address on record alone is asked for none. */
export function useMailing(command: Command): Command {
  const isFree = useMayMailElsewhere();
  return useMemo(() => (isFree ? command : { ...command, input: omit(command.input, ['email']) }), [isFree, command]);
}

/** Where a mail goes, for whoever writes it. */
export function AddressNote() {
  const translate = useTranslate();
  const note = useMayMailElsewhere() ? 'mail.any_address' : 'mail.own_address';
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate(note)}
    </Alert>
  );
}
