import { RefundDialog } from './payment/RefundDialog.tsx';
import { TakePaymentDialog } from './payment/TakePaymentDialog.tsx';
import { saying } from '../dialogs/saying.tsx';

/** Dialogues of bookings that need more words than their fields have. */
export const bookingDialogs = {
  cancel: saying('bookingPages.about_cancel'),
  move_booking: saying('bookingPages.about_move'),
  refund: RefundDialog,
  replace_pilgrim: saying('bookingPages.about_replace'),
  reprice: saying('bookingPages.about_reprice'),
  take_payment: TakePaymentDialog,
};
