import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { partObjections } from '#catalog/shop/orders/paymentParts.ts';
import { takeOrderPayment } from '#catalog/shop/orders/takeOrderPayment.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';
import { AmountNote } from '../../../ledger/payment/AmountNote.tsx';
import { BeyondDue } from '../../../ledger/payment/BeyondDue.tsx';
import { useReceiptOffer } from '../../../ledger/payment/useReceiptOffer.tsx';
import { CashGiven } from './CashGiven.tsx';
import { OtherPayments } from './OtherPayments.tsx';
import { otherParts, outstandingIn } from './otherParts.ts';

const words = { all: 'paymentPages.due_now', beyond: 'paymentPages.beyond' };

/**
 * Proposes what is owed, in one way or in several, says what is left after it and what goes back of cash, and leads to the
 * receipt.
 */
export function OrderPaymentDialog(props: CommandDialogProps) {
  // As it was when it was asked: what is paid meanwhile is refused by the host.
  const [outstanding] = useState(() => outstandingIn(props.record));
  const offerReceipt = useReceiptOffer();
  const notes = useMemo(() => ({ pay_amount: <AmountNote all={outstanding} words={words} /> }), [outstanding]);
  const done = (answer: RaRecord) => {
    props.onDone(answer);
    offerReceipt(answer['voucher']);
  };
  return (
    <FieldNotes value={notes}>
      <CommandDialog
        {...props}
        isWide
        onDone={done}
        initial={{ pay_amount: fromMinor(outstanding) }}
        inputs={{
          beyond_due: <BeyondDue key="beyond_due" command={takeOrderPayment} rest={outstanding} />,
          other_payments: <OtherPayments key="other_payments" outstanding={outstanding} />,
          cash_given: <CashGiven key="cash_given" outstanding={outstanding} />,
        }}
        more={({ pay_amount: typed, other_payments: others }) =>
          partObjections(
            isBlank(typed) ? outstanding : amountOf(typed),
            otherParts(others).map(one => one.amount),
          )
        }
      />
    </FieldNotes>
  );
}
