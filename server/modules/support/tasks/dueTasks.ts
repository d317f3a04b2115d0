import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { AHEAD, type EventSource } from '#server/engine/quickPanel/EventSource.ts';
import { linkTo } from '#server/engine/quickPanel/links.ts';

const { task } = entities;

interface Due extends Record<string, unknown> {
  readonly day: string;
  readonly count: number;
  readonly first: number;
  readonly subject: string;
}

/** One's own open tasks by their day; those whose day has passed under the first of these days. */
export const dueTasks: EventSource = {
  sees: caller => allowed(caller, task, 'list'),
  async events({ host, caller, today }) {
    const { rows } = await host.db.execute<Due>(sql`
      select min(due_date)::text as day, count(*)::int as count, min(id) as first, min(subject) as subject
      from task where assignee = ${caller.id} and status = 'open' and due_date <= ${dayAfter(today, AHEAD)}
      group by greatest(due_date, ${dayAfter(today, -1)}::date) order by 1`);
    return rows.map(({ day, subject, ...group }) => ({
      kind: day < today ? 'task_overdue' : 'task_due',
      date: day,
      count: group.count,
      ...(group.count === 1 && { title: subject }),
      link: linkTo(caller, task, group, { assignee: caller.id, status: 'open', due_date__lte: day }),
    }));
  },
};
