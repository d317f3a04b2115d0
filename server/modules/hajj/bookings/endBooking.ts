import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { issueWithin, settleByAdvances } from '../../bills/issueWithin.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { lockWaiting } from '../waiting/lockWaiting.ts';
import { waitsNoMore } from '../waiting/offerHandlers.ts';
import { offerSeats } from '../waiting/offerSeats.ts';
import { lockFiles, journeysCollide } from './bookable.ts';
import { calledOff, demandFree } from './calledOff.ts';
import { paymentsOf } from '../../bills/payables/documentMoney.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { owePaidBack } from './cancelledMoney.ts';
import { cancellationFee } from './cancellationFee.ts';
import { recomputePaid } from '../../bills/payables/recomputePaid.ts';
import { bookingPayable } from './bookingPayable.ts';
import { movePilgrim } from './movePilgrim.ts';
import { freeSeat, lockDepartureOfBooking, lockDepartures } from './seats.ts';

type Doing = Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override' | 'perform'>;

const hasSeat = ({ status }: BookingRecord): boolean => seated.some(one => one === status);

interface Billed {
  readonly day: string;
  readonly lines: readonly { readonly type: string; readonly details: string; readonly amount: Minor }[];
}

/** Bills what a booking has come to, and settles that by what was paid for it; gives the bill, null where it is nothing. */
export async function bill(context: Doing, booking: BookingRecord, { day, lines }: Billed): Promise<number | null> {
  const { tx } = context;
  const items = [];
  for (const { type, details, amount } of lines)
    if (amount > 0n)
      items.push({ ledger: await ledgerOfType(tx, type), details, quantity: '1', rate: fromMinor(amount) });
  if (items.length === 0) return null;
  const { party, branch, booking_no: number } = booking;
  const values = { sales_date: day, party, branch, ref_invoice_no: number, details: number, items };
  const sales = await issueWithin(context, values);
  await settleByAdvances(context, sales, paymentsOf(bookingPayable, booking.id));
  return sales;
}

/** Keeps what is due of it from now on, and how far that is paid. */
export async function keepEnd(
  { tx, request }: Doing,
  id: number,
  { due, sales }: { due: Minor; sales: number | null },
): Promise<void> {
  const where = sql`id = ${id}`;
  await keepValues(tx, request, 'booking', { set: { due_amount: fromMinor(due), sales }, where });
  await recomputePaid(tx, request, bookingPayable, { where });
}

/** A file that another booking has taken does not end with this one. */
async function fileMayEnd({ tx }: Doing, { id, pilgrim }: BookingRecord): Promise<void> {
  if (pilgrim === null) return;
  await lockFiles(tx, [pilgrim]);
  if (await journeysCollide(tx, { files: [pilgrim], booking: id })) refuse([violation('ends_file', 'booking_open')]);
}

/** Money would be locked until a day that has not come; one that was booked ahead is cancelled today. */
export function dayObjections(
  { request }: Pick<CommandContext, 'request'>,
  day: string,
  booked: string,
  field = 'cancelled_on',
): Violation[] {
  const today = dayIn(request.host.timeZone, request.host.clock());
  if (day > today) return [violation(field, 'future_date')];
  return day < booked && day < today ? [violation(field, 'before_booking')] : [];
}

export const cancelBooking: CommandHandler<Commands['cancel_booking']> = {
  locksFirst: lockDepartureOfBooking,
  async run(context) {
    const { record, input } = context;
    const booking = bookingOf(record);
    const { cancelled_on: day } = input;
    refuse(dayObjections(context, day, booking.booking_date));
    const spent = toMinor(input.spent_amount ?? '0');
    // Before any party: the last booking of a departure that is being cancelled ends it.
    await lockDepartures(context.tx, [booking.departure]);
    if (await calledOff(context.tx, booking.departure)) demandFree(context, 'spent_amount', spent);
    const fee = await cancellationFee(context, { booking, told: input.fee_amount });
    if (hasSeat(booking)) {
      await lockWaiting(context.tx, booking);
      await freeSeat(context, booking.departure);
    }
    if (input.ends_file) await fileMayEnd(context, booking);
    const sales = await bill(context, booking, {
      day,
      lines: [
        { type: 'package_revenue', details: booking.booking_no, amount: spent },
        { type: 'cancellation_fee', details: booking.booking_no, amount: fee },
      ],
    });
    await keepEnd(context, booking.id, { due: spent + fee, sales });
    await owePaidBack(context, booking, { field: 'cancelled_on', since: day });
    return { set: { ...waitsNoMore, due_amount: fromMinor(spent + fee), sales }, output: {} };
  },
  // The file ends only once this booking no longer stands.
  async follows(context) {
    const booking = bookingOf(context.record);
    if (context.input.ends_file) await movePilgrim(context, booking.pilgrim, 'cancel_journey');
    if (hasSeat(booking)) await offerSeats(context.tx, context.request, booking.departure, { again: true });
    return {};
  },
};

export const departHandler: CommandHandler<Commands['depart_booking']> = {
  async run(context) {
    const booking = bookingOf(context.record);
    const lines = [{ type: 'package_revenue', details: booking.booking_no, amount: booking.amount }];
    const sales = await bill(context, booking, { day: context.input.departed_on, lines });
    await keepEnd(context, booking.id, { due: booking.due_amount, sales });
    await movePilgrim(context, booking.pilgrim, 'depart');
    return { set: { sales }, output: {} };
  },
};
