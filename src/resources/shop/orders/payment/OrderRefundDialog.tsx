import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { LinkBase, type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { openDialog } from '#src/engine/messages/dialog.ts';
import { AmountNote } from '../../../ledger/payment/AmountNote.tsx';
import { refundableIn } from './otherParts.ts';

const words = { all: 'paymentPages.refundable', beyond: 'paymentPages.refund_beyond' };
const { refund } = entities;

function OpenRefund({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button variant="contained" component={LinkBase} to={createPath({ resource: refund.route, type: 'edit', id })}>
      {translate('paymentPages.open_refund')}
    </Button>
  );
}

/** Proposes what may be given back, says what is left of it, and leads to the refund. */
export function OrderRefundDialog(props: CommandDialogProps) {
  // As it was when it was asked: what is given back meanwhile is refused by the host.
  const [refundable] = useState(() => refundableIn(props.record));
  const translate = useTranslate();
  const who = usePrincipal();
  const notes = useMemo(() => ({ pay_amount: <AmountNote all={refundable} words={words} /> }), [refundable]);
  const done = (answer: RaRecord) => {
    props.onDone(answer);
    const id: unknown = answer['refund'];
    // The frame shows it: the button that asked is gone once nothing is left to give back.
    if (typeof id === 'number' && allowed(who, refund, 'show'))
      openDialog({
        title: 'paymentPages.refunded',
        children: translate('paymentPages.refund_ready'),
        actions: <OpenRefund id={id} />,
        options: { maxWidth: 'xs' },
      });
  };
  return (
    <FieldNotes value={notes}>
      <CommandDialog {...props} onDone={done} initial={{ pay_amount: fromMinor(refundable) }} />
    </FieldNotes>
  );
}
