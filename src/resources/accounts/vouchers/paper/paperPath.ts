import type { Identifier } from 'react-admin';
import type { VoucherName } from '../../../../../catalog/accounts/vouchers.ts';

/** Paths of the printed vouchers below `/apps`, beside those of their lists. */
export const papers: Readonly<Record<VoucherName, string>> = {
  payment_voucher: '/accounts/paymentvoucher',
  receipt_voucher: '/accounts/receiptvoucher',
  contra: '/contra-management/contra',
  journal: '/journal-management/journal',
};

/** Where a voucher is printed. */
export const paperPath = (name: VoucherName, id: Identifier): string => `/apps${papers[name]}/${id}`;
