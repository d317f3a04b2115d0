import type { ComponentType } from 'react';
import type { CommandDialogProps } from '../../engine/commands/CommandDialog.tsx';
import { piecesDialog } from '../shop/orders/piecesDialog.tsx';
import { type GoodsVerb, linesLeft } from './remaining.ts';

const dialogue = (verb: GoodsVerb) => piecesDialog(record => linesLeft(record, verb), `purchasePages.left.${verb}`);

/** Dialogues of purchases in place of the plain ones, by verb. */
export const purchaseDialogs: Readonly<Record<string, ComponentType<CommandDialogProps>>> = {
  receive: dialogue('receive'),
  bill: dialogue('bill'),
  return_to_vendor: dialogue('return_to_vendor'),
};
