import { billKinds } from '#catalog/bills/bills.ts';
import { voucherKinds } from '#catalog/ledger/vouchers/vouchers.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';

export type VoucherName = keyof typeof voucherKinds;
type Bill = keyof typeof billKinds;
export type DocumentName = VoucherName | Bill;

/** What the pages of a document of the books say and do differently from kind to kind. */
export interface AccountsDocument {
  readonly name: DocumentName;
  /** Field of its day. */
  readonly day: string;
  /** Where its words stand in the message catalogues. */
  readonly words: 'voucherPages' | 'billPages';
  /** The command that enters it into the books. */
  readonly verb: 'post' | 'issue';
}

export const isVoucher = (name: string): name is VoucherName => Object.hasOwn(voucherKinds, name);
export const isBill = (name: string): name is Bill => Object.hasOwn(billKinds, name);

export function documentNamed(name: string): AccountsDocument {
  if (isVoucher(name)) return { name, day: voucherKinds[name].day, words: 'voucherPages', verb: 'post' };
  if (isBill(name)) return { name, day: billKinds[name].day, words: 'billPages', verb: 'issue' };
  throw new Error(`${name} is no document of the books`);
}

/** What the documents of the page are. */
export const useDocument = (): AccountsDocument => documentNamed(useEntity().name);

/** Where a new document of a kind is typed. */
export const createPathOf = (name: DocumentName): string => `/apps/${entities[name].route}/create`;
