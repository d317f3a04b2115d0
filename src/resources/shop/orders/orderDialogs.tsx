import { type ComponentType, useState } from 'react';
import { CommandDialog, type CommandDialogProps } from '../../../commands/CommandDialog.tsx';
import { allOf, openLines } from './linePieces.ts';
import { PiecesInput } from './PiecesInput.tsx';

/** Asks how many open pieces of each line are meant. */
function PiecesDialog(props: CommandDialogProps) {
  // As they were when it was asked: what is shipped meanwhile is refused by the host.
  const [lines] = useState(() => openLines(props.record));
  return (
    <CommandDialog
      {...props}
      initial={{ pieces: allOf(lines) }}
      inputs={{ pieces: <PiecesInput key="pieces" lines={lines} label="orderPages.open" /> }}
    />
  );
}

/** Dialogues of orders in place of the plain ones, by verb. */
export const orderDialogs: Readonly<Record<string, ComponentType<CommandDialogProps>>> = {
  ship: PiecesDialog,
  cancel_open: PiecesDialog,
};
