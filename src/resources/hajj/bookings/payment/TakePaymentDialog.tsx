import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { dueNow, restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { takePayment } from '#catalog/hajj/bookings/takePayment.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { BeyondDue } from '../../../ledger/payment/BeyondDue.tsx';
import { LeftAfter } from './LeftAfter.tsx';
import { useReceiptOffer } from '../../../ledger/payment/useReceiptOffer.tsx';
import { TillNote } from './TillNote.tsx';

function Asked({ today, ...props }: CommandDialogProps & { readonly today: string }) {
  // As it was when it was asked: what is paid meanwhile is refused by the host.
  const [record] = useState(props.record);
  const offerReceipt = useReceiptOffer();
  const notes = useMemo(
    () => ({ payment_method: <TillNote />, pay_amount: <LeftAfter record={record} today={today} /> }),
    [record, today],
  );
  const done = (answer: RaRecord) => {
    props.onDone(answer);
    offerReceipt(answer['voucher']);
  };
  return (
    <FieldNotes value={notes}>
      <CommandDialog
        {...props}
        onDone={done}
        initial={{ pay_amount: fromMinor(dueNow(record, today)) }}
        inputs={{ beyond_due: <BeyondDue key="beyond_due" command={takePayment} rest={restOf(record)} /> }}
      />
    </FieldNotes>
  );
}

/** Proposes what is due by now, says what is left after it, and leads to the receipt. */
export function TakePaymentDialog(props: CommandDialogProps) {
  const today = useToday();
  return today === undefined ? null : <Asked {...props} today={today} />;
}
