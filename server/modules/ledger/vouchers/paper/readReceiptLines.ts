import { sql } from 'drizzle-orm';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { ReceiptLineFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** A row of the ledger that a receipt has credited. */
export interface CreditRow {
  readonly id: number;
  readonly account: string;
  readonly type: string | null;
  readonly party: number | null;
  readonly details: string;
  readonly amount: Minor;
}

interface SettledRow extends Record<string, unknown> {
  readonly row: number;
  readonly amount: string;
  readonly is_bill: boolean;
  readonly number: string;
  readonly order: string | null;
  readonly booking: string | null;
  readonly open: string;
}

const originOf = ({ order, booking }: Pick<SettledRow, 'order' | 'booking'>): ReceiptLineFacts['origin'] =>
  order !== null ? { of: 'order', number: order } : booking !== null ? { of: 'booking', number: booking } : null;

/** A document that has received money: a receipt, or a cheque. */
export interface Received {
  readonly type: 'receipt_voucher' | 'cheque';
  readonly id: number;
}

/** What the receipt has settled as it was posted, by the rows of the ledger; what was settled by its rest later is no part of it. */
async function settledBy(db: Database, { type, id }: Received): Promise<readonly SettledRow[]> {
  const { rows } = await db.execute<SettledRow>(sql`
    select paid.account_log::int as row, allocation.amount::text, owed.log_type = 'sales' as is_bill,
      owed.reference_no as number, owed.outstanding::text as open,
      case when owed.log_type = 'sales' then (
        select order_no from shipment join "order" on "order".id = shipment."order"
        where shipment.sales = owed.source_id limit 1) end as "order",
      case when owed.log_type = 'sales' then (
        select booking_no from booking where booking.sales = owed.source_id limit 1) end as booking
    from allocation join open_item as paid on paid.id = allocation.credit
      join open_item as owed on owed.id = allocation.debit
    where allocation.source_type = ${type} and allocation.source_id = ${id}
      and allocation.counters is null and paid.log_type = ${type} and paid.source_id = ${id}
    order by allocation.id`);
  return rows;
}

interface WaitingFor extends Record<string, unknown> {
  /** Of the ledger; null where all rows of the receipt are for it. */
  readonly row: number | null;
  readonly order: string | null;
  readonly booking: string | null;
  readonly open: string;
}

/** The orders and bookings that the receipt was received for. */
async function receivedFor(db: Database, voucher: number): Promise<readonly WaitingFor[]> {
  const { rows } = await db.execute<WaitingFor>(sql`
    select payment.account_log::int as row, null as "order", booking_no as booking,
      greatest(due_amount - paid_amount, 0)::text as open
    from booking_payment as payment join booking on booking.id = payment.booking
    where payment.receipt_voucher = ${voucher}
    union all
    select null, order_no, null, "order".outstanding::text
    from order_payment as payment join "order" on "order".id = payment."order"
    where payment.receipt_voucher = ${voucher}`);
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
  received: Received | null,
  credits: readonly CreditRow[],
): Promise<readonly ReceiptLineFacts[]> {
  const settled = received === null ? [] : await settledBy(db, received);
  const waiting = received?.type === 'receipt_voucher' ? await receivedFor(db, received.id) : [];
  const lines = credits.flatMap(({ id, account, type, party, details, amount }): ReceiptLineFacts[] => {
    if (party === null)
      return [{ of: 'account', name: account, origin: null, details, amount: fromMinor(amount), open: null }];
    const own = settled.filter(({ row }) => row === id);
    const rest = amount - sum(own.map(one => toMinor(one.amount)));
    const awaited = waiting.find(({ row }) => row === null || row === id);
    return [
      ...own.map((one): ReceiptLineFacts => ({
        of: one.is_bill ? 'bill' : 'document',
        name: one.number,
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
