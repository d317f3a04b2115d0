import type { ComponentType } from 'react';
import type { CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { openLines, returnableLines } from './linePieces.ts';
import { OrderPaymentDialog } from './payment/OrderPaymentDialog.tsx';
import { OrderRefundDialog } from './payment/OrderRefundDialog.tsx';
import { piecesDialog } from './piecesDialog.tsx';

const OpenPiecesDialog = piecesDialog(openLines, 'orderPages.open');

/** Dialogues of orders in place of the plain ones, by verb. */
export const orderDialogs: Readonly<Record<string, ComponentType<CommandDialogProps>>> = {
  ship: OpenPiecesDialog,
  cancel_open: OpenPiecesDialog,
  request_return: piecesDialog(returnableLines, 'fields.shipped'),
  refund: OrderRefundDialog,
  take_payment: OrderPaymentDialog,
};
