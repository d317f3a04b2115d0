import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module, Pages } from '../Module.ts';
import { papers } from './vouchers/paper/paperPath.ts';

const voucher: Pages = {
  list: preloadable(async () => (await import('./vouchers/VoucherList.tsx')).VoucherList),
  edit: preloadable(async () => (await import('./vouchers/VoucherPage.tsx')).VoucherPage),
  create: preloadable(async () => (await import('./vouchers/VoucherCreate.tsx')).VoucherCreate),
};

const paper = preloadable(async () => (await import('./vouchers/paper/PaperPage.tsx')).PaperPage);

/** The books: vouchers, and how they are printed. */
export const accounts: Module = {
  pages: { payment_voucher: voucher, receipt_voucher: voucher, contra: voucher, journal: voucher },
  routes: Object.fromEntries(Object.values(papers).map(path => [`${path}/:voucherId`, paper])),
};
