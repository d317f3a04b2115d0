import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';

/** Working hours until the first reply and until the solution, by the code of the priority. */
const targets = { urgent: [2, 9], high: [4, 18], normal: [9, 45], low: [18, 90] } as const;

/** How the office works and what it promises, until somebody says otherwise. */
export async function seedSupport(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into support_setting (name, works_sunday, works_monday, works_tuesday, works_wednesday, works_thursday,
      opens_at, closes_at, silence_days, reopen_days)
    select 'Support', true, true, true, true, true, '09:00', '18:00', 7, 7
    where not exists (select from support_setting) returning id`);
  const id = rows[0]?.id;
  if (id === undefined) return;
  const all = Object.entries(targets).map(([code, [response, resolve]], position) => ({
    code,
    position,
    response,
    resolve,
  }));
  await tx.execute(sql`
    insert into support_setting_targets (owner, position, ticket_priority, response_hours, resolve_hours)
    select ${id}, target.position, priority.id, target.response, target.resolve
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as target (code text, position integer, response integer, resolve integer)
    join lateral (select id from ticket_priority where code = target.code order by id limit 1) as priority on true`);
}
