import { type ComponentType, useState } from 'react';
import { CommandDialog, type CommandDialogProps } from '../../engine/commands/CommandDialog.tsx';
import { PiecesInput } from '../shop/orders/PiecesInput.tsx';
import { type GoodsVerb, linesLeft } from './remaining.ts';

/** Asks how many pieces of each line are meant, all that can be at first. */
const dialogue = (verb: GoodsVerb) =>
  function PiecesDialog(props: CommandDialogProps) {
    // As they were when it was asked: what is done meanwhile is refused by the host.
    const [lines] = useState(() => linesLeft(props.record, verb));
    const pieces = lines.map(({ id, most, rate }) => ({
      line: id,
      quantity: most,
      ...(rate !== undefined && { rate }),
    }));
    return (
      <CommandDialog
        {...props}
        initial={{ pieces }}
        inputs={{ pieces: <PiecesInput key="pieces" lines={lines} label={`purchasePages.left.${verb}`} /> }}
      />
    );
  };

/** Dialogues of purchases in place of the plain ones, by verb. */
export const purchaseDialogs: Readonly<Record<string, ComponentType<CommandDialogProps>>> = {
  receive: dialogue('receive'),
  bill: dialogue('bill'),
  return_to_vendor: dialogue('return_to_vendor'),
};
