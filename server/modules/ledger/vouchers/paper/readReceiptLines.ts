import { type SQL, sql } from 'drizzle-orm';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { ReceiptLineFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import { isPaidDocument } from '#catalog/payables/paidDocuments.ts';
import type { Payable } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { paidOnes, tableIn } from '../../../bills/payables/documentMoney.ts';

/** A row of the ledger that a receipt has credited. */
export interface CreditRow {
  readonly id: number;
  readonly account: string;
  readonly type: string | null;
  readonly party: number | null;
  readonly details: string;
  readonly amount: Minor;
}

/** The document that a row is of, by its type and its number. */
interface OfDocument extends Record<string, unknown> {
  readonly type: string | null;
  readonly number: string | null;
}

interface SettledRow extends OfDocument {
  readonly row: number;
  readonly amount: string;
  readonly is_bill: boolean;
  readonly name: string;
  readonly open: string;
}

const originOf = ({ type, number }: OfDocument): ReceiptLineFacts['origin'] =>
  isPaidDocument(type) && number !== null ? { of: type, number } : null;

/** A document that has received money: a receipt, or a cheque. */
export interface Received {
  readonly type: 'receipt_voucher' | 'cheque';
  readonly id: number;
}

/** The document of a bill that is owed. */
const makersOf = (payables: readonly Payable[]): SQL =>
  sql.join(
    [
      sql`select null as type, null as number where false`,
      ...paidOnes(payables).flatMap(payable =>
        Object.entries(payable.bills ?? {}).map(
          ([kind, bills]) => sql`select ${payable.type}, paid.${sql.identifier(payable.paid.number)}
            from (${bills}) as made join ${tableIn(payable)} as paid on paid.id = made.document
            where owed.log_type = ${kind} and made.bill = owed.source_id`,
        ),
      ),
    ],
    sql` union all `,
  );

/** What the receipt has settled as it was posted, by the rows of the ledger; what was settled by its rest later is no part of it. */
async function settledBy(
  db: Database,
  payables: readonly Payable[],
  { type, id }: Received,
): Promise<readonly SettledRow[]> {
  const { rows } = await db.execute<SettledRow>(sql`
    select paid.account_log::int as row, allocation.amount::text, owed.log_type = 'sales' as is_bill,
      owed.reference_no as name, owed.outstanding::text as open, maker.type, maker.number
    from allocation join open_item as paid on paid.id = allocation.credit
      join open_item as owed on owed.id = allocation.debit
      left join lateral (${makersOf(payables)} limit 1) as maker on true
    where allocation.source_type = ${type} and allocation.source_id = ${id}
      and paid.log_type = ${type} and paid.source_id = ${id} and not exists (
        select 1 from allocation as before where before.debit = allocation.debit
          and before.credit = allocation.credit and before.id < allocation.id)
    order by allocation.id`);
  return rows;
}

interface WaitingFor extends OfDocument {
  readonly row: number;
  readonly open: string;
}

/** The documents that the receipt was received for, by the rows of the ledger. */
async function receivedFor(
  db: Database,
  payables: readonly Payable[],
  voucher: number,
): Promise<readonly WaitingFor[]> {
  const { rows } = await db.execute<WaitingFor>(
    sql.join(
      [
        sql`select null::int as row, null as type, null as number, null as open where false`,
        ...paidOnes(payables).map(
          payable => sql`
            select payment.account_log::int, ${payable.type}, paid.${sql.identifier(payable.paid.number)},
              greatest(paid.due_amount - paid.paid_amount, 0)::text
            from document_payment as payment join ${tableIn(payable)} as paid on paid.id = payment.document_id
            where payment.document_type = ${payable.type} and payment.receipt_voucher = ${voucher}`,
        ),
      ],
      sql` union all `,
    ),
  );
  return rows;
}

/** Lines that say the same, as one: what is paid in several ways stands in several rows of the ledger. */
function together(lines: readonly ReceiptLineFacts[]): readonly ReceiptLineFacts[] {
  const found = new Map<string, ReceiptLineFacts>();
  for (const line of lines) {
    const key = JSON.stringify({ ...line, amount: null });
    const before = found.get(key);
    const amount = before ? fromMinor(toMinor(before.amount) + toMinor(line.amount)) : line.amount;
    found.set(key, { ...line, amount });
  }
  return [...found.values()];
}

/** What a receipt was received for, so that it makes up the rows that it credits exactly; null of one that is not posted. */
export async function readReceiptLines(
  db: Database,
  payables: readonly Payable[],
  received: Received | null,
  credits: readonly CreditRow[],
): Promise<readonly ReceiptLineFacts[]> {
  const settled = received === null ? [] : await settledBy(db, payables, received);
  const waiting = received?.type === 'receipt_voucher' ? await receivedFor(db, payables, received.id) : [];
  const lines = credits.flatMap(({ id, account, type, party, details, amount }): ReceiptLineFacts[] => {
    if (party === null)
      return [{ of: 'account', name: account, origin: null, details, amount: fromMinor(amount), open: null }];
    const own = settled.filter(({ row }) => row === id);
    const rest = amount - sum(own.map(one => toMinor(one.amount)));
    const awaited = waiting.find(({ row }) => row === id);
    return [
      ...own.map((one): ReceiptLineFacts => ({
        of: one.is_bill ? 'bill' : 'document',
        name: one.name,
        origin: originOf(one),
        details,
        amount: one.amount,
        open: one.open,
      })),
      ...(rest > 0n
        ? [
            {
              of: awaited || type === 'customer_advance' ? 'advance' : 'on_account',
              name: '',
              origin: awaited ? originOf(awaited) : null,
              details,
              amount: fromMinor(rest),
              open: awaited?.open ?? null,
            } satisfies ReceiptLineFacts,
          ]
        : []),
    ];
  });
  return together(lines);
}
