import type { Works } from '../commands/Work.ts';
import { postVoucher, reverseVoucher, voidVoucher } from './accounts/voucherWorks.ts';
import { recordDonationWork } from './donations/recordDonation.ts';
import { activate, setPasswordWork, suspend } from './people/accounts.ts';
import { billMemberWork } from './people/subscriptions/billMember.ts';

/** What the host does in the commands that are more than a step. */
export const works: Works = {
  record_donation: recordDonationWork,
  bill_member: billMemberWork,
  suspend_user: suspend,
  activate_user: activate,
  set_password_user: setPasswordWork,
  post_payment_voucher: postVoucher(),
  void_payment_voucher: voidVoucher(),
  reverse_payment_voucher: reverseVoucher(),
  post_receipt_voucher: postVoucher(),
  void_receipt_voucher: voidVoucher(),
  reverse_receipt_voucher: reverseVoucher(),
  post_contra: postVoucher(),
  void_contra: voidVoucher(),
  reverse_contra: reverseVoucher(),
  post_journal: postVoucher(),
  void_journal: voidVoucher(),
  reverse_journal: reverseVoucher(),
};
