import { sql } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { least, leftOf, oldestFirst, type Open } from '#catalog/bills/settlement/Open.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { append } from '#server/engine/records/append.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { tillObjections } from '../../ledger/vouchers/moneyLedger.ts';
import { postVoucher } from '../../ledger/vouchers/postVoucher.ts';
import { lockParties, openItemsWhere } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import type { BookingRecord } from './bookingRecord.ts';
import { owePaidBack } from './cancelledMoney.ts';
import { recomputeBookingPaymentStatus } from './recomputeBookingPaymentStatus.ts';

/** What is received for one booking. */
export interface Share {
  readonly booking: BookingRecord;
  readonly amount: Minor;
  /** Field of the command that the amount comes from. */
  readonly field: string;
}

interface Received {
  readonly till: number;
  readonly day: string;
  readonly shares: readonly Share[];
  /** Field of the command that tells of all of it. */
  readonly field: string;
}

/** A row of the receipt: of one booking, and with an item it settles a part of its bill, to the last cent. */
interface Line extends Share {
  readonly item?: Open;
}

/** A share as rows: what it settles of the booking's bill since a day, and the advance that it leaves. */
async function linesOf(tx: Database, share: Share, day: string): Promise<Line[]> {
  const where = sql`log_type = 'sales' and outstanding > 0 and side = 'debit' and source_id = ${share.booking.sales ?? 0}`;
  let rest = share.amount;
  const settling = oldestFirst(await openItemsWhere(tx, where, day)).flatMap(item => {
    const amount = least(rest, leftOf(item));
    rest -= amount;
    return amount > 0n ? [{ ...share, amount, item }] : [];
  });
  return [...settling, ...(rest > 0n ? [{ ...share, amount: rest }] : [])];
}

/**
 * The rows of all shares. Those that settle come first, in the order in which a voucher draws what was chosen: of one
 * party each then settles the bill of its own booking, and an advance never another's.
 */
async function allLines(tx: Database, shares: readonly Share[], day: string): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const share of shares) lines.push(...(await linesOf(tx, share, day)));
  const inOrder = oldestFirst(lines.flatMap(({ item }) => (item ? [item] : [])));
  return [
    ...inOrder.flatMap(({ id }) => lines.filter(({ item }) => item?.id === id)),
    ...lines.filter(({ item }) => !item),
  ];
}

/** The rows of the ledger that the rows of a receipt have become, one for each, in their order. */
async function enteredOf(tx: Database, voucher: number, lines: readonly Line[]): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: string; amount: string }>(sql`
    select log.id, log.credit_amount::text as amount
    from posting join account_log as log on log.posting = posting.id
    where posting.source_type = 'receipt_voucher' and posting.source_id = ${voucher}
      and posting.source_event = 'post' and log.party is not null order by log.id`);
  if (rows.length !== lines.length || rows.some(({ amount }, at) => toMinor(amount) !== lines[at]?.amount))
    throw new Error(`receipt ${voucher} has other rows than were told`);
  return rows.map(({ id }) => Number(id));
}

/** Why some bookings are not paid for by one receipt: its branch reads and voids it, and no other. */
function branchObjections(shares: readonly Share[], field: string): Violation[] {
  return uniq(branchesOf(shares)).length > 1 ? [violation(field, 'several_branches')] : [];
}

const branchesOf = (shares: readonly Share[]): readonly number[] =>
  shares.flatMap(({ booking }) => booking.branch ?? []);

/** One receipt for some bookings; what it settles no bill of is an advance that waits for the journey (rule S1). */
export async function receiveForBookings(
  context: Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override' | 'perform'>,
  { till, day, shares, field }: Received,
): Promise<number> {
  const { tx, request } = context;
  refuse([
    ...branchObjections(shares, field),
    ...(await tillObjections(tx, till)),
    ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('paid_on', 'future_date')] : []),
    ...shares.flatMap(one => (one.amount > 0n ? [] : [violation(one.field, 'too_small', { min: '0.01' })])),
  ]);
  await lockParties(
    tx,
    shares.map(({ booking }) => booking.party),
  );
  const [zero, owed] = ['0.00', await ledgerOfType(tx, 'receivable')];
  const lines = await allLines(tx, shares, day);
  refuse(lines.some(({ item }) => item && item.day > day) ? [violation('paid_on', 'before_bill')] : []);
  const values = {
    receipt_date: day,
    branch: branchesOf(shares)[0] ?? null,
    details: shares
      .map(({ booking }) => booking.booking_no)
      .join(', ')
      .slice(0, 500),
    items: [
      { ledger: till, debit_amount: fromMinor(sum(shares.map(({ amount }) => amount))), credit_amount: zero },
      ...lines.map(({ booking, amount }) => ({
        ledger: owed,
        party: booking.party,
        // Rows of one payer are told apart by nothing else.
        details: shares.length > 1 ? booking.booking_no : null,
        debit_amount: zero,
        credit_amount: fromMinor(amount),
      })),
    ],
    settlement: 'selected',
    settles: lines.flatMap(({ item, amount }) => (item ? [{ item: item.id, amount: fromMinor(amount) }] : [])),
  };
  const amounts = [field, ...lines.map(one => one.field)].flatMap((of, at) =>
    ['debit_amount', 'credit_amount'].map(name => [`items.${at}.${name}`, of] as const),
  );
  const asked = { receipt_date: 'paid_on', settles: field, ...Object.fromEntries(amounts) };
  const voucher = await postVoucher(context, 'receipt_voucher', values, asked);
  const entered = await enteredOf(tx, voucher, lines);
  const rows = lines.map(({ booking, amount }, at) => ({
    booking: booking.id,
    receipt_voucher: voucher,
    account_log: entered[at],
    paid_on: day,
    amount: fromMinor(amount),
  }));
  await append(tx, request, { entity: entities.booking_payment, rows });
  await recomputeBookingPaymentStatus(
    tx,
    sql`id = any(${sql.param(shares.map(({ booking }) => booking.id))}::integer[])`,
  );
  for (const { booking } of shares)
    if (booking.status === 'cancelled') await owePaidBack(context, booking, { field: 'paid_on', since: day });
  return voucher;
}
