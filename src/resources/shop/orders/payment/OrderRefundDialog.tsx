import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { AmountNote } from '../../../ledger/payment/AmountNote.tsx';
import { useRefundOffer } from '../../../ledger/payment/useRefundOffer.tsx';
import { refundableIn } from './otherParts.ts';

const words = { all: 'paymentPages.refundable', beyond: 'paymentPages.refund_beyond' };
/** Proposes what may be given back, says what is left of it, and leads to its receipt. */
export function OrderRefundDialog(props: CommandDialogProps) {
  // As it was when it was asked: what is given back meanwhile is refused by the host.
  const [refundable] = useState(() => refundableIn(props.record));
  const offerReceipt = useRefundOffer();
  const notes = useMemo(() => ({ pay_amount: <AmountNote all={refundable} words={words} /> }), [refundable]);
  const done = (answer: RaRecord) => {
    props.onDone(answer);
    offerReceipt(answer['refund']);
  };
  return (
    <FieldNotes value={notes}>
      <CommandDialog {...props} onDone={done} initial={{ pay_amount: fromMinor(refundable) }} />
    </FieldNotes>
  );
}
