import { defineVoucher, movedMoney } from './defineVoucher.ts';

/** Money that leaves cash or bank. */
export const paymentVoucher = defineVoucher({
  name: 'payment_voucher',
  collection: 'payment_vouchers',
  route: 'accounts/paymentvouchers',
  day: 'payment_date',
  own: movedMoney,
});

/** Money that comes into cash or bank. */
export const receiptVoucher = defineVoucher({
  name: 'receipt_voucher',
  collection: 'receipt_vouchers',
  route: 'accounts/receiptvouchers',
  day: 'receipt_date',
  own: movedMoney,
});

/** Money that moves between the agency's own cash and bank ledgers. */
export const contra = defineVoucher({
  name: 'contra',
  collection: 'contras',
  route: 'contra-management/contras',
  day: 'contra_date',
  own: {},
});

/** What moves no money: corrections, accruals, transfers between accounts. */
export const journal = defineVoucher({
  name: 'journal',
  collection: 'journals',
  route: 'journal-management/journals',
  day: 'journal_date',
  own: {},
});

/** What a voucher is to the books: which sides it may have, under which prefix it is numbered, where its day stands. */
export const voucherKinds = {
  payment_voucher: { law: 'payment', prefix: 'PV', day: 'payment_date' },
  receipt_voucher: { law: 'receipt', prefix: 'RV', day: 'receipt_date' },
  contra: { law: 'contra', prefix: 'CO', day: 'contra_date' },
  journal: { law: 'journal', prefix: 'JO', day: 'journal_date' },
} as const;
export type VoucherName = keyof typeof voucherKinds;
export type VoucherKind = (typeof voucherKinds)[VoucherName];
