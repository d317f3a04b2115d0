import { sql } from 'drizzle-orm';
import { instalmentsOf, paidOf, planObjections } from '#catalog/hajj/bookings/instalments.ts';
import type { Part } from '#catalog/hajj/bookings/movedPlan.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';

interface Line {
  readonly due_date: string;
  readonly amount?: string | null;
}

/** Instalments as they are stored, with what is paid of each. */
export const stored = (plan: readonly Part[], paid: Minor) => {
  const parts = paidOf(plan, paid);
  return plan.map(({ due_date, amount }, at) => ({
    due_date,
    amount: fromMinor(amount),
    paid_amount: fromMinor(parts[at] ?? 0n),
  }));
};

/** Instalments as a record has them. */
export const partsOf = (lines: readonly Line[]): Part[] =>
  lines.map(({ due_date, amount }) => ({ due_date, amount: toMinor(amount ?? '0') }));

/** What somebody plans for the whole, each due from the day of the booking to that of the departure; refused else. */
export function toldPlan(
  lines: readonly Line[],
  bounds: { readonly whole: Minor; readonly from: string; readonly to: string },
): Part[] {
  const plan = lines.map(({ due_date, amount = null }) => ({
    due_date,
    amount: amount === null ? null : toMinor(amount),
  }));
  refuse(planObjections(plan, bounds));
  const parts = instalmentsOf(plan, bounds.whole) ?? [];
  return plan.map(({ due_date }, at) => ({ due_date, amount: parts[at] ?? 0n }));
}

/** When a departure leaves, and how many days before that its package wants all paid. */
export async function payableBy(tx: Database, departure: number): Promise<{ day: string; daysBefore: number }> {
  const { rows } = await tx.execute<{ day: string; daysBefore: number }>(sql`
    select departure.departure_date::text as day, coalesce(tour_package.instalment_days, 0) as "daysBefore"
    from departure join tour_package on tour_package.id = departure.tour_package where departure.id = ${departure}`);
  const [found] = rows;
  if (!found) throw new Error(`there is no departure ${departure}`);
  return found;
}
