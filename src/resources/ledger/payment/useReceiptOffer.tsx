import { useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { openDialog } from '#src/engine/messages/dialog.ts';
import { type PaidBy, PrintReceipt } from './PrintReceipt.tsx';

const words = {
  receipt_voucher: { title: 'paymentPages.taken', ready: 'paymentPages.receipt_ready' },
  payment_voucher: { title: 'paymentPages.paid_out', ready: 'paymentPages.voucher_ready' },
} as const;

/** Offers the receipt of a payment that was taken, or the voucher of one that was made, to whoever may see it. */
export function useReceiptOffer(name: PaidBy = 'receipt_voucher') {
  const translate = useTranslate();
  const who = usePrincipal();
  return (voucher: unknown): void => {
    // The frame shows it: the button that asked is gone once nothing is owed.
    if (typeof voucher === 'number' && allowed(who, entities[name], 'show'))
      openDialog({
        title: words[name].title,
        children: translate(words[name].ready),
        actions: <PrintReceipt name={name} voucher={voucher} />,
        options: { maxWidth: 'xs' },
      });
  };
}
