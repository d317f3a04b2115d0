import { type BillKind, billKinds, type BillName } from '#catalog/bills/bills.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { isBill } from '../../ledger/documents/accountsDocument.ts';

interface Kind {
  readonly name: BillName;
  readonly kind: BillKind;
}

/** What the bills of the page are to the books. */
export function useBillKind(): Kind {
  const { name } = useEntity();
  if (!isBill(name)) throw new Error(`${name} is no bill`);
  return { name, kind: billKinds[name] };
}

/** The note that takes from a bill of a kind; none takes from a note. */
export const noteOf: Partial<Readonly<Record<BillName, BillName>>> = { sales: 'credit_note', purchase: 'debit_note' };

/** Whether it takes from what is open, rather than being open itself. */
export const isNote = (name: BillName): boolean => noteOf[name] === undefined;
