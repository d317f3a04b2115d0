import { cheque as declared } from '#catalog/banking/cheques/cheque.ts';
import { receiptPaper } from '#catalog/ledger/vouchers/paper/receiptPaper.ts';
import type { ReceiptFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Wire } from '#server/engine/context/values.ts';
import { type ReadRecord, recordOf } from '#server/engine/records/recordOf.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { ledgerOfType } from '../../../ledger/vouchers/typedLedgers.ts';
import { postedRows, receivedIn, type Row } from '../../../ledger/vouchers/paper/readReceived.ts';

const states: Readonly<Record<string, ReceiptFacts['status']>> = {
  draft: 'draft',
  bounced: 'bounced',
  cancelled: 'cancelled',
};

type ChequeRecord = ReadRecord<typeof declared.fields>;

/** The rows that a cheque will have, before its date has come. */
async function awaitedRows(db: Database, { party, ledger, amount }: ChequeRecord): Promise<readonly Row[]> {
  const inHand = await ledgerOfType(db, 'cheques_in_hand');
  return [
    { id: 0, ledger: inHand, party: null, details: '', debit: amount, credit: 0n },
    { id: 1, ledger, party, details: '', debit: 0n, credit: amount },
  ];
}

/** What the receipt of a cheque says; one that we have issued ourselves has none. */
async function readChequeFacts(db: Database, record: Wire, host: Pick<Host, 'payables'>): Promise<ReceiptFacts> {
  const cheque = recordOf(declared, record);
  if (cheque.direction !== 'received') throw new Problem(404, 'not_found');
  const status = states[cheque.status] ?? 'posted';
  const posted = await postedRows(db, 'cheque', cheque);
  const received = await receivedIn(
    db,
    host,
    posted.length > 0 ? posted : await awaitedRows(db, cheque),
    posted.length > 0 ? { type: 'cheque', id: cheque.id } : null,
  );
  return {
    layout: 'receipt',
    status,
    number: cheque.invoice_no ?? '',
    day: cheque.entry_date,
    details: cheque.details ?? '',
    cheque: { number: cheque.cheque_no, bank: cheque.bank_name ?? '', day: cheque.cheque_date },
    ...received,
    // What is open is said by whatever stands: by one that the bank has returned, nothing is paid.
    lines: status === 'posted' ? received.lines : received.lines.map(line => ({ ...line, open: null })),
  };
}

const cheque: PaperKind<ReceiptFacts> = { entity: entities.cheque, read: readChequeFacts, draw: receiptPaper };

/** The receipt of a cheque that somebody has given. */
export const chequePapers = { cheque } as const;
