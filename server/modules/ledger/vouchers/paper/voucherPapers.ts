import type { VoucherFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import { voucherPaper } from '#catalog/ledger/vouchers/paper/voucherPaper.ts';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import { readVoucherFacts } from './readVoucherFacts.ts';

const paperOf = (kind: VoucherName): PaperKind<VoucherFacts> => ({
  entity: entities[kind],
  read: (db, record, host) => readVoucherFacts(db, host, kind, record),
  draw: voucherPaper,
  standing: (kept, { status }) => ({ ...kept, status }),
});

/** Papers of vouchers; that of a receipt is what whoever has paid gets. */
export const voucherPapers = {
  payment_voucher: paperOf('payment_voucher'),
  receipt_voucher: paperOf('receipt_voucher'),
  contra: paperOf('contra'),
  journal: paperOf('journal'),
} as const;
