import type { BillName } from '#catalog/bills/bills.ts';
import type { BillFacts } from '#catalog/bills/paper/BillFacts.ts';
import { billPaper } from '#catalog/bills/paper/billPaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import { readBillFacts } from './readBillFacts.ts';

const paperOf = (kind: BillName): PaperKind<BillFacts> => ({
  entity: entities[kind],
  read: (db, record, host) => readBillFacts(db, host, kind, record),
  standing: (kept, { status, outstanding }) => ({ ...kept, status, outstanding }),
  draw: billPaper,
});

/** Papers of bills and notes. */
export const billPapers = {
  sales: paperOf('sales'),
  purchase: paperOf('purchase'),
  credit_note: paperOf('credit_note'),
  debit_note: paperOf('debit_note'),
} as const;
