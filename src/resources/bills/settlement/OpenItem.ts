import type { RaRecord } from 'react-admin';
import type { Open } from '#catalog/bills/settlement/Open.ts';
import { toMinor } from '#catalog/engine/money/money.ts';

/** What is open with a party, and the document that it stands for. */
export interface OpenItem extends Open {
  readonly number: string;
  /** Wire name of the document's entity, and its id. */
  readonly document: string;
  readonly source: number;
}

/** Reads open items from their records. */
export const openItemsFrom = (records: readonly RaRecord[]): readonly OpenItem[] =>
  records.map(record => ({
    id: Number(record.id),
    ledger: Number(record['ledger']),
    party: Number(record['party']),
    side: record['side'] === 'debit' ? 'debit' : 'credit',
    day: String(record['log_date']),
    due: String(record['due_date']),
    amount: toMinor(String(record['amount'])),
    outstanding: toMinor(String(record['outstanding'])),
    currency: typeof record['currency'] === 'number' ? record['currency'] : null,
    foreign: toMinor(String(record['foreign_amount'] ?? '0')),
    foreignOutstanding: toMinor(String(record['foreign_outstanding'] ?? '0')),
    number: String(record['reference_no']),
    document: String(record['log_type']),
    source: Number(record['source_id']),
  }));
