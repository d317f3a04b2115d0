import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import type { EntryLineFacts, VoucherFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { voucherOf, type VoucherRecord } from '../voucherRecord.ts';
import { partyNames } from './partyNames.ts';
import { ledgersIn, postedRows, receivedIn, type Row } from './readReceived.ts';

const typedRows = ({ items }: VoucherRecord): readonly Row[] =>
  items.map(({ ledger, party, details, debit, credit }, id) => ({
    id,
    ledger,
    party,
    details: details ?? '',
    debit,
    credit,
  }));

async function entryLines(db: Database, rows: readonly Row[]): Promise<readonly EntryLineFacts[]> {
  const ledgers = await ledgersIn(db, rows);
  const parties = await partyNames(
    db,
    rows.map(({ party }) => party),
  );
  return rows.map(({ ledger, party, details, debit, credit }) => ({
    account: [ledgers.get(ledger)?.name, parties.get(party)].filter(name => name !== undefined),
    details,
    debit: fromMinor(debit),
    credit: fromMinor(credit),
  }));
}

/** What the paper of a voucher says; a receipt that takes another one back is no receipt of money. */
export async function readVoucherFacts(
  db: Database,
  host: Pick<Host, 'payables'>,
  kind: VoucherName,
  record: Wire,
): Promise<VoucherFacts> {
  const voucher = voucherOf(entities[kind], record);
  const status = voucher.status === 'pending_approval' ? 'draft' : voucher.status;
  const posted = status === 'draft' ? [] : await postedRows(db, kind, voucher);
  const { invoice_no: number, day, details } = voucher;
  const head = { status, number, day, details: details ?? '' } as const;
  if (kind === 'receipt_voucher' && voucher.reverses === null) {
    const rows = posted.length > 0 ? posted : typedRows(voucher);
    const received = await receivedIn(db, host, rows, posted.length > 0 ? { type: kind, id: voucher.id } : null);
    // What is open is said by whatever stands: of a receipt that does not, nothing is paid.
    const lines = status === 'posted' ? received.lines : received.lines.map(line => ({ ...line, open: null }));
    return { ...head, layout: 'receipt', cheque: null, ...received, lines };
  }
  const lines = typedRows(voucher);
  return {
    ...head,
    layout: 'entry',
    kind,
    lines: await entryLines(db, lines),
    total: fromMinor(sum(lines.map(({ debit }) => debit))),
  };
}
