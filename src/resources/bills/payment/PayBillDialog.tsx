import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { toMinor } from '#catalog/engine/money/money.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { AmountNote } from '../../ledger/payment/AmountNote.tsx';
import { useReceiptOffer } from '../../ledger/payment/useReceiptOffer.tsx';

const words = { all: 'paymentPages.owed', beyond: 'paymentPages.beyond' };

/** Proposes what is outstanding of a vendor's bill, says what is left after it, and leads to the payment voucher. */
export function PayBillDialog(props: CommandDialogProps) {
  // As it was when it was asked: what is paid meanwhile is refused by the host.
  const [outstanding] = useState(() => String(props.record['outstanding'] ?? '0.00'));
  const offerVoucher = useReceiptOffer('payment_voucher');
  const notes = useMemo(() => ({ pay_amount: <AmountNote all={toMinor(outstanding)} words={words} /> }), [outstanding]);
  const done = (answer: RaRecord) => {
    props.onDone(answer);
    offerVoucher(answer['voucher']);
  };
  return (
    <FieldNotes value={notes}>
      <CommandDialog {...props} onDone={done} initial={{ pay_amount: outstanding }} />
    </FieldNotes>
  );
}

/** Dialogues of bills in place of the plain ones, by verb. */
export const billDialogs = { pay: PayBillDialog };
