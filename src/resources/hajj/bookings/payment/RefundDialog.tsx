import type { RaRecord } from 'react-admin';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { useRefundOffer } from '../../../ledger/payment/useRefundOffer.tsx';

/** Gives back what was paid beyond what is due, and leads to the receipt. */
export function RefundDialog(props: CommandDialogProps) {
  const offerReceipt = useRefundOffer();
  const done = (answer: RaRecord) => {
    props.onDone(answer);
    offerReceipt(answer['refund']);
  };
  return <CommandDialog {...props} onDone={done} />;
}
