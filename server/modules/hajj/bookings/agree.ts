import { termsStand } from '#catalog/hajj/bookings/terms.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { usedSoFar } from '../../ledger/vouchers/limitUse.ts';
import { offeredPrice } from './bookingPrice.ts';
import { bookingOf } from './bookingRecord.ts';
import { stepsAgreed } from './cancellationFee.ts';
import { giveUp, mayReprice, most } from './givenUp.ts';

interface Draft {
  readonly status?: string | null;
  readonly paid_amount?: string | null;
  readonly room_type?: string | null;
}

/**
 * Agrees on the terms of a draft, which anybody may have typed: less than the package offers is given up, and the steps
 * of its cancellation fees are those of the package from then on. Terms that stand already are agreed on. Gives what is
 * written of the booking.
 */
export async function agree(context: Pick<CommandContext, 'tx' | 'request'> & { readonly record: Draft }) {
  const { tx, request, record } = context;
  if (termsStand({ ...record })) return {};
  const { id, departure, amount } = bookingOf(record);
  const offered = await offeredPrice(tx, { departure, room: record.room_type ?? null });
  const asked = toMinor(offered ?? '0');
  if (amount < asked) {
    if (!mayReprice(request)) refuse([violation('price', 'price_right', { amount: fromMinor(asked) })]);
    // Whoever has given up so much of it before, as when the seat was given up since, gives up no more.
    const used = toMinor(await usedSoFar(tx, request, { kind: 'given_up', subject: 'booking', id }));
    await giveUp(context, { booking: id, field: 'price', before: asked, after: most(amount, 0n) + used });
  }
  return { cancellation_fees: await stepsAgreed(tx, departure) };
}
