import { proposedPlan } from '#catalog/hajj/bookings/packagePlan.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { offeredPrice } from '../bookings/bookingPrice.ts';
import { packagePlanOf } from '../bookings/packagePlanOf.ts';
import type { Registering } from './Registering.ts';

/** The instalments of somebody who is booked at the desk on a day: as the form of a booking proposes them. */
export async function plannedAt({ tx, input }: Pick<Registering, 'tx' | 'input'>, from: string) {
  const { departure, room_type: room, price: told, discount } = input;
  if (departure === null) return [];
  const price = told ?? (await offeredPrice(tx, { departure, room })) ?? '0.00';
  const { day: to, plan } = await packagePlanOf(tx, departure);
  return proposedPlan(plan, { whole: toMinor(price) - toMinor(discount ?? '0'), from, to }).map(
    ({ due_date, amount }) => ({ due_date, amount: fromMinor(amount) }),
  );
}
