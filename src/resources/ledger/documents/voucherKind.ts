import { type VoucherKind, voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { isVoucher } from './accountsDocument.ts';

// Object.keys forgets the names that the kinds have.
export const voucherNames = Object.keys(voucherKinds) as readonly VoucherName[];

/** What the vouchers of the page are to the books. */
export function useVoucherKind(): { readonly name: VoucherName; readonly kind: VoucherKind } {
  const { name } = useEntity();
  if (!isVoucher(name)) throw new Error(`${name} is no voucher`);
  return { name, kind: voucherKinds[name] };
}
