import { type VoucherKind, voucherKinds, type VoucherName } from '../../../../catalog/accounts/vouchers.ts';
import { entities } from '../../../../catalog/entities.ts';
import { useEntity } from '../../../crud/useEntity.ts';

// Object.keys forgets the names that the kinds have.
export const voucherNames = Object.keys(voucherKinds) as readonly VoucherName[];

const isVoucher = (name: string): name is VoucherName => name in voucherKinds;

/** What the vouchers of the page are to the books. */
export function useVoucherKind(): { readonly name: VoucherName; readonly kind: VoucherKind } {
  const { name } = useEntity();
  if (!isVoucher(name)) throw new Error(`${name} is no voucher`);
  return { name, kind: voucherKinds[name] };
}

/** Where a new voucher of a kind is typed. */
export const createPathOf = (name: VoucherName): string => `/apps/${entities[name].route}/create`;
