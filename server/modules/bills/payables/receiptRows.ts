import { sql } from 'drizzle-orm';
import { least, leftOf, oldestFirst, type Open } from '#catalog/bills/settlement/Open.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { openItemsWhere } from '../settlement/openItems.ts';
import { billItemsOf, type PaidDocument } from './documentMoney.ts';

/** A document as its payer and its money are known of. */
export interface PaidRecord {
  readonly id: number;
  readonly number: string;
  readonly party: number;
  readonly branch: number | null;
}

/** What is received for one document. */
export interface Share {
  readonly document: PaidRecord;
  readonly amount: Minor;
  /** Field of the command that the amount comes from. */
  readonly field: string;
}

/** A row of the receipt: of one document, and with an item it settles a part of its bill, to the last cent. */
export interface ReceiptRow extends Share {
  readonly item?: Open;
}

/** A share as rows: what it settles of the document's bills since a day, the oldest first, and the advance that it leaves. */
async function rowsOf(tx: Database, payable: PaidDocument, share: Share, day: string): Promise<ReceiptRow[]> {
  let rest = share.amount;
  const items = await openItemsWhere(tx, billItemsOf(payable, share.document.id), day);
  const settling = oldestFirst(items).flatMap(item => {
    const amount = least(rest, leftOf(item));
    rest -= amount;
    return amount > 0n ? [{ ...share, amount, item }] : [];
  });
  return [...settling, ...(rest > 0n ? [{ ...share, amount: rest }] : [])];
}

/**
 * The rows of all shares, as of a day. Those that settle come first, in the order in which a voucher draws what was
 * chosen: of one party each then settles the bill of its own document, and an advance never another's.
 */
export async function receiptRows(
  tx: Database,
  payable: PaidDocument,
  { shares, day }: { readonly shares: readonly Share[]; readonly day: string },
): Promise<readonly ReceiptRow[]> {
  const rows: ReceiptRow[] = [];
  for (const share of shares) rows.push(...(await rowsOf(tx, payable, share, day)));
  const settling = oldestFirst(rows.flatMap(({ item }) => (item ? [item] : [])));
  return [
    ...settling.flatMap(({ id }) => rows.filter(({ item }) => item?.id === id)),
    ...rows.filter(({ item }) => !item),
  ];
}

/**
 * Keeps which rows of a receipt are of which documents, in the order of both. Where the ledger holds other rows than were
 * told, one of either side stays alone, which the table refuses: a payment has a document and a row.
 */
export async function keepPayments(
  { tx, request }: Pick<CommandContext, 'tx' | 'request'>,
  { type }: PaidDocument,
  { voucher, day, rows }: { readonly voucher: number; readonly day: string; readonly rows: readonly ReceiptRow[] },
): Promise<void> {
  const given = rows.map(({ document, amount }, at) => ({ at, id: document.id, amount: fromMinor(amount) }));
  await tx.execute(sql`
    insert into document_payment
      (document_type, document_id, receipt_voucher, account_log, paid_on, amount, created_at, created_by)
    select ${type}, given.id, ${voucher}, entered.id, ${day}, amount,
      ${request.host.clock().toISOString()}::timestamptz, ${request.caller.id}::integer
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(at int, id int, amount numeric)
      full join (
        select log.id, log.credit_amount as amount, row_number() over (order by log.id) - 1 as at
        from posting join account_log as log on log.posting = posting.id
        where posting.source_type = 'receipt_voucher' and posting.source_id = ${voucher}
          and posting.source_event = 'post' and log.party is not null
      ) as entered using (at, amount)
    order by at`);
}
