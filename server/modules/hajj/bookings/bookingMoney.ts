import { sql } from 'drizzle-orm';
import { least, leftOf, oldestFirst } from '#catalog/bills/settlement/Open.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { toWire } from '#server/engine/records/record.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { append } from '#server/engine/records/append.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { tillObjections } from '../../ledger/vouchers/moneyLedger.ts';
import { postVoucher } from '../../ledger/vouchers/postVoucher.ts';
import { lockParties, openItemsWhere } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { refundableOfBooking } from './bookingCredits.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { owePaidBack } from './cancelledMoney.ts';
import { recomputeBookingPaymentStatus } from './recomputeBookingPaymentStatus.ts';

const { booking: entity } = entities;

interface Share {
  readonly booking: BookingRecord;
  readonly amount: Minor;
}

interface Received {
  readonly till: number;
  readonly day: string;
  readonly shares: readonly Share[];
  /** Field of the command that the amounts come from. */
  readonly field: string;
}

/** What of the bill of a booking an amount settles since a day. */
async function settledOf(tx: Database, { booking, amount }: Share, day: string) {
  const where = sql`log_type = 'sales' and outstanding > 0 and side = 'debit' and source_id = ${booking.sales ?? 0}`;
  let rest = amount;
  return oldestFirst(await openItemsWhere(tx, where, day)).flatMap(item => {
    const part = least(rest, leftOf(item));
    rest -= part;
    return part > 0n ? [{ item: item.id, amount: fromMinor(part) }] : [];
  });
}

/** One receipt for some bookings; what it settles no bill of is an advance that waits for the journey (rule S1). */
async function receive(
  context: Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override' | 'perform'>,
  { till, day, shares, field }: Received,
) {
  const { tx, request } = context;
  const parties = shares.map(({ booking }) => booking.party);
  refuse([
    ...(await tillObjections(tx, till)),
    ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('paid_on', 'future_date')] : []),
    ...(shares.every(({ amount }) => amount > 0n) ? [] : [violation(field, 'too_small', { min: '0.01' })]),
    ...(new Set(parties).size === parties.length ? [] : [violation(field, 'party_twice')]),
  ]);
  await lockParties(tx, parties);
  const [zero, owed] = ['0.00', await ledgerOfType(tx, 'receivable')];
  const settles = [];
  for (const share of shares) settles.push(...(await settledOf(tx, share, day)));
  const values = {
    receipt_date: day,
    branch: shares[0]?.booking.branch ?? null,
    details: shares
      .map(({ booking }) => booking.booking_no)
      .join(', ')
      .slice(0, 500),
    items: [
      { ledger: till, debit_amount: fromMinor(sum(shares.map(({ amount }) => amount))), credit_amount: zero },
      ...shares.map(({ booking, amount }) => ({
        ledger: owed,
        party: booking.party,
        debit_amount: zero,
        credit_amount: fromMinor(amount),
      })),
    ],
    settlement: 'selected',
    settles,
  };
  const amounts = values.items.flatMap((_, at) =>
    ['debit_amount', 'credit_amount'].map(name => [`items.${at}.${name}`, field] as const),
  );
  const asked = { receipt_date: 'paid_on', settles: field, ...Object.fromEntries(amounts) };
  const voucher = await postVoucher(context, 'receipt_voucher', values, asked);
  const rows = shares.map(({ booking, amount }) => ({
    booking: booking.id,
    receipt_voucher: voucher,
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

export const takeBookingPayment: CommandHandler<Commands['take_payment_booking']> = {
  async run(context) {
    const booking = bookingOf(context.record);
    const { ledger: till, paid_on: day, pay_amount } = context.input;
    if (pay_amount === null && booking.due_amount <= booking.paid_amount)
      refuse([violation('pay_amount', 'nothing_due')]);
    const amount = pay_amount === null ? booking.due_amount - booking.paid_amount : toMinor(pay_amount);
    return {
      output: { voucher: await receive(context, { till, day, shares: [{ booking, amount }], field: 'pay_amount' }) },
    };
  },
};

export const takeFamilyPayment: CommandHandler<Commands['take_family_payment_booking']> = {
  async run(context) {
    const { tx, request, input } = context;
    const own = { ...request, entity };
    if (input.shares.length === 0) refuse([violation('shares', 'required')]);
    const shares: Share[] = [];
    for (const { booking: id, amount } of input.shares.toSorted((one, other) => one.booking - other.booking)) {
      const booking = bookingOf(toWire(entity, await existingOf(tx, own, id), request.host, true));
      shares.push({ booking, amount: toMinor(amount) });
    }
    if (shares.some(({ booking: { status } }) => status === 'draft')) refuse([violation('shares', 'not_at_present')]);
    const { ledger: till, paid_on: day } = input;
    return { output: { voucher: await receive(context, { till, day, shares, field: 'shares' }) } };
  },
};

export const refundBooking: CommandHandler<Commands['refund_booking']> = {
  async run({ tx, request, record, input, perform }) {
    const { id, booking_no: number, party, branch } = bookingOf(record);
    const room = await refundableOfBooking(tx, id);
    const amount = input.pay_amount === null ? room : toMinor(input.pay_amount);
    if (amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
    if (amount > room) refuse([violation('pay_amount', 'over_refundable')]);
    const { refund } = entities;
    const values = {
      refund_date: input.paid_on,
      direction: 'to_customer',
      party,
      branch,
      ledger: input.ledger,
      amount: fromMinor(amount),
      booking: id,
      details: number,
    };
    const made = await createWithin(tx, { ...request, entity: refund }, values);
    await perform('post_refund', Number(made['id']), {});
    return { output: { refund: Number(made['id']) } };
  },
};
