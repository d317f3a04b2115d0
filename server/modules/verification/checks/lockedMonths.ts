import { sql } from 'drizzle-orm';
import { overridden } from '../overridden.ts';
import { type BookCheck, finding, foundIn } from '../BookCheck.ts';

/**
 * Nothing was posted into a month while it was locked, unless somebody who may has overridden the lock and said why.
 * When a month was locked tells its history; one that is as old as its lock tells nothing.
 */
export const lockedMonths: BookCheck = {
  name: 'locked_months',
  offending: () => sql`
    with turns as (
      select period.name as month, history.at as since, history.after->>'status' as status,
        lead(history.at, 1, 'infinity') over (partition by period.id order by history.id) as until
      from history join accounting_period as period on period.id = history.record
      where history.entity = 'accounting_period' and history.after ? 'status'
    )
    select ${finding({
      ...foundIn('posting', 'reference_no'),
      expected: sql`to_char(turns.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      found: sql`to_char(posting.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })}
    from turns join posting on to_char(posting.log_date, 'YYYY-MM') = turns.month
      and posting.created_at > turns.since and posting.created_at < turns.until
    where turns.status <> 'open' and posting.id not in (${overridden})
    order by posting.id`,
};
