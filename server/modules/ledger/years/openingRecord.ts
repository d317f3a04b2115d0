import { openingBalance } from '#catalog/ledger/years/openingBalance.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';
import { typedLine, type TypedLine } from '../vouchers/voucherRecord.ts';

/** Opening balances with their amounts in minor units, as lines of the ledger: a bill or a cheque is told by its number. */
export function openingOf(record: unknown) {
  const { items, ...opening } = recordOf(openingBalance, record, ['invoice_no']);
  const lines = items.map(({ bill_no, bill_date: _day, cheque_no, due_date: due, ...line }): TypedLine => ({
    ...typedLine({ ...line, sub_ledger: null, details: bill_no ?? cheque_no }),
    due,
  }));
  return { ...opening, items: lines };
}

export type OpeningRecord = ReturnType<typeof openingOf>;
