import { sql } from 'drizzle-orm';
import type { PlanLine } from '#catalog/hajj/bookings/packagePlan.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** When a departure leaves, and by which plan its package asks for the price. */
export async function packagePlanOf(tx: Database, departure: number): Promise<{ day: string; plan: PlanLine[] }> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select departure_date::text as day from departure where id = ${departure}`);
  const { rows: plan } = await tx.execute<PlanLine & Record<string, unknown>>(sql`
    select part.share_percent, part.due_days_before from departure
      join tour_package_instalment_plan as part on part.owner = departure.tour_package
    where departure.id = ${departure} order by part.position`);
  return { day: rows[0]?.day ?? '', plan };
}
