import { type ComponentType, useState } from 'react';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { allOf, openLines, returnableLines } from './linePieces.ts';
import { OrderPaymentDialog } from './payment/OrderPaymentDialog.tsx';
import { OrderRefundDialog } from './payment/OrderRefundDialog.tsx';
import { PiecesInput } from './PiecesInput.tsx';

/** Asks how many open pieces of each line are meant, all of them at first. */
function OpenPiecesDialog(props: CommandDialogProps) {
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

/** Asks which of the shipped pieces come back. */
function ReturnDialog(props: CommandDialogProps) {
  const [lines] = useState(() => returnableLines(props.record));
  return (
    <CommandDialog
      {...props}
      initial={{ pieces: allOf(lines) }}
      inputs={{ pieces: <PiecesInput key="pieces" lines={lines} label="fields.shipped" /> }}
    />
  );
}

/** Dialogues of orders in place of the plain ones, by verb. */
export const orderDialogs: Readonly<Record<string, ComponentType<CommandDialogProps>>> = {
  ship: OpenPiecesDialog,
  cancel_open: OpenPiecesDialog,
  request_return: ReturnDialog,
  refund: OrderRefundDialog,
  take_payment: OrderPaymentDialog,
};
