import { sql } from 'drizzle-orm';
import { monthOf } from '../../../catalog/periods.ts';
import { type Violation, violation } from '../../../catalog/violation.ts';
import type { Database } from '../../host.ts';

/** Name of the month of a day. */
const monthNamed = (day: string): string => day.slice(0, 7);

/** What is said of a day whose month is locked; nothing of one whose month nobody has posted into yet. */
export async function lockedDay(db: Database, field: string, day: string): Promise<Violation[]> {
  const month = monthNamed(day);
  const { rows } = await db.execute(sql`select 1 from accounting_period where name = ${month} and status <> 'open'`);
  return rows.length > 0 ? [violation(field, 'period_locked')] : [];
}

/**
 * The same for whoever posts: its month is made when it is missing, and stays open until the transaction ends (rule P2).
 */
export async function heldOpen(tx: Database, field: string, day: string): Promise<Violation[]> {
  const { from, to } = monthOf(day);
  const held = sql`select status from accounting_period where name = ${monthNamed(day)} for share`;
  let { rows } = await tx.execute<{ status: string }>(held);
  if (rows.length === 0) {
    await tx.execute(sql`
      insert into accounting_period (name, starts_on, ends_on, status) values (${monthNamed(day)}, ${from}, ${to}, 'open')
      on conflict do nothing`);
    ({ rows } = await tx.execute<{ status: string }>(held));
  }
  return rows[0]?.status === 'open' ? [] : [violation(field, 'period_locked')];
}
