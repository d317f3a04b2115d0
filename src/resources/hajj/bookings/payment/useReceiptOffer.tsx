import { useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { openDialog } from '#src/engine/messages/dialog.ts';
import { PrintReceipt } from './PrintReceipt.tsx';

/** Offers the receipt of a payment that was taken, to whoever may see it. */
export function useReceiptOffer() {
  const translate = useTranslate();
  const who = usePrincipal();
  return (voucher: unknown): void => {
    // The frame shows it: the button that asked is gone once nothing is owed.
    if (typeof voucher === 'number' && allowed(who, entities.receipt_voucher, 'show'))
      openDialog({
        title: 'bookingPages.taken',
        children: translate('bookingPages.receipt_ready'),
        actions: <PrintReceipt voucher={voucher} />,
        options: { maxWidth: 'xs' },
      });
  };
}
