import { refuse } from '#server/platform/problem.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { oneWay, receive } from '../../bills/payables/receive.ts';
import { tillObjections } from '../../ledger/vouchers/moneyLedger.ts';
import { bookingPayable, paidRecordOf } from './bookingPayable.ts';
import type { BookingRecord } from './bookingRecord.ts';
import { owePaidBack } from './cancelledMoney.ts';

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

/** One receipt for some bookings. What is received for a cancelled one is payable back at once (rules A2). */
export async function receiveForBookings(
  context: Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override' | 'perform'>,
  { till, day, shares: asked, field }: Received,
): Promise<number> {
  refuse(await tillObjections(context.tx, till));
  const shares = asked.map(({ booking, ...share }) => ({ ...share, document: paidRecordOf(booking) }));
  const voucher = await receive(context, bookingPayable, { ways: oneWay(till, shares), day, shares, field });
  for (const { booking } of asked)
    if (booking.status === 'cancelled') await owePaidBack(context, booking, { field: 'paid_on', since: day });
  return voucher;
}
