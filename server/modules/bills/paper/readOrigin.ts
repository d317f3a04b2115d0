import type { BillName } from '#catalog/bills/bills.ts';
import type { BillFacts } from '#catalog/bills/paper/BillFacts.ts';
import { isPaidDocument } from '#catalog/payables/paidDocuments.ts';
import type { Payable } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { isNote } from '../payables/documentMoney.ts';
import { documentOfBill } from '../payables/documentOfBill.ts';

/** The number that a bill refers to, and whose it is: a note always bears that of a bill or purchase of ours. */
export async function readOrigin(
  db: Database,
  payables: readonly Payable[],
  kind: BillName,
  { id, ref_invoice_no: number }: { readonly id: number; readonly ref_invoice_no: string | null },
): Promise<BillFacts['origin']> {
  if (!number) return null;
  if (isNote(kind)) return { of: 'bill', number };
  const maker = (await documentOfBill(db, payables, { kind, id }))?.payable.type;
  return { of: isPaidDocument(maker) ? maker : 'theirs', number };
}
