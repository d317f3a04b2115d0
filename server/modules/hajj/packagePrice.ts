import { sql } from 'drizzle-orm';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { Effect } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { drawOnLimit } from '../ledger/vouchers/postingLimit.ts';

const minor = (price: unknown): Minor => (typeof price === 'string' ? toMinor(price) : 0n);

/** What a package asks per person, by room; under `null`, of every other room. */
function pricesOf({ price, room_prices: rooms }: Wire): ReadonlyMap<unknown, Minor> {
  const own = Array.isArray(rooms) ? rooms.filter(isObject) : [];
  return new Map([[null, minor(price)], ...own.map(one => [one['room_type'], minor(one['price'])] as const)]);
}

/** By how much any of its prices has become lower. */
function lowered(before: Wire, after: Wire): Minor {
  const [old, now] = [pricesOf(before), pricesOf(after)];
  const askedIn = (prices: ReadonlyMap<unknown, Minor>, room: unknown): Minor =>
    prices.get(room) ?? prices.get(null) ?? 0n;
  return [...old.keys(), ...now.keys()]
    .map(room => askedIn(old, room) - askedIn(now, room))
    .reduce((most, one) => (one > most ? one : most), 0n);
}

/**
 * Bookings are measured by what their package asks: whoever lowers that while a departure of it takes bookings gives up
 * the difference, as by the price of a booking (rules A2).
 */
export const packagePrice: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!before || !after) return;
    const amount = lowered(before, after);
    if (amount <= 0n) return;
    const id = Number(after['id']);
    const { rows } = await tx.execute(sql`
      select 1 from departure where tour_package = ${id} and status in ('open', 'full') limit 1`);
    if (rows.length === 0) return;
    const by = { kind: 'given_up', subject: 'tour_package', id } as const;
    await drawOnLimit(tx, request, { field: 'price', amount: fromMinor(amount), by });
  },
};
