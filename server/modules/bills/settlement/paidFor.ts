import { type SQL, sql } from 'drizzle-orm';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { creditsOfBooking, refundableOfBooking } from '../../hajj/bookings/bookingCredits.ts';
import { recomputeBookingPaymentStatus } from '../../hajj/bookings/recomputeBookingPaymentStatus.ts';
import { recomputeOrderPaymentStatus } from '../../shop/orders/recomputeOrderPaymentStatus.ts';
import { creditsOf } from '../../shop/orders/orderCredits.ts';
import { refundableOf } from '../../shop/orders/refundOrder.ts';

/** What a refund gives money back of, and takes from nothing else: an order, or a booking. */
interface PaidFor {
  /** Open items that hold what was paid for it. */
  readonly credits: SQL;
  /** What of that is due for nothing. */
  refundable(tx: Database): Promise<Minor>;
  /** Says anew how far it is paid; the refund under way counts, or counts no more. */
  keep(tx: Database, underWay: { readonly counted?: number; readonly except?: number }): Promise<void>;
}

/** What a refund is for; undefined where it names nothing. */
export function paidForOf({
  order,
  booking,
}: {
  readonly order: number | null;
  readonly booking: number | null;
}): PaidFor | undefined {
  if (order !== null)
    return {
      credits: creditsOf(order),
      refundable: tx => refundableOf(tx, order),
      keep: (tx, underWay) => recomputeOrderPaymentStatus(tx, sql`id = ${order}`, underWay),
    };
  if (booking !== null)
    return {
      credits: creditsOfBooking(booking),
      refundable: tx => refundableOfBooking(tx, booking),
      keep: (tx, underWay) => recomputeBookingPaymentStatus(tx, sql`id = ${booking}`, underWay),
    };
  return undefined;
}
