import { sql } from 'drizzle-orm';
import { dayAfter, dayIn } from '#catalog/engine/days/days.ts';
import { wakesAt } from '#catalog/support/tickets/workingHours.ts';
import { runScheduled } from '#server/engine/commands/runScheduled.ts';
import type { Host } from '#server/engine/context/host.ts';
import { repeatedly } from '#server/platform/repeatedly.ts';
import { warnOfSilence } from './warnOfSilence.ts';
import { officeHours } from './workingHoursOf.ts';

/** How often the clock is looked at, in milliseconds. */
const LOOK = 5 * 60 * 1000;

/**
 * Wakes tickets whose day has come, ends questions that nobody has answered, and closes what stayed resolved (rules B4).
 * Safe to run in several processes at once: a ticket that has moved meanwhile is left as it is.
 */
export async function keepTickets(host: Host): Promise<void> {
  const { hours, silence, reopen } = await officeHours(host.db, host.timeZone);
  const now = host.clock();
  const today = dayIn(host.timeZone, now);
  const ids = async (where: ReturnType<typeof sql>): Promise<number[]> => {
    const { rows } = await host.db.execute<{ id: number }>(sql`select id from ticket where ${where} order by id`);
    return rows.map(({ id }) => id);
  };
  const { rows: held } = await host.db.execute<{ id: number; day: string }>(sql`
    select id, wake_on::text as day from ticket where status = 'on_hold' and wake_on <= ${today} order by id`);
  const awake = held.filter(({ day }) => wakesAt(hours, day) <= now);
  await runScheduled(host, 'wake_ticket', { reason: 'wake_day', ids: awake.map(({ id }) => id) });
  await warnOfSilence(host, silence);
  const since = (days: number) => dayAfter(today, -days);
  const silent = sql`status = 'pending_customer' and warned_at is not null
    and (last_message_at at time zone ${host.timeZone})::date <= ${since(silence)}`;
  const unheard = { reason: 'silence', input: { resolution: 'no_reply' } } as const;
  await runScheduled(host, 'resolve_ticket', { ...unheard, ids: await ids(silent) });
  const settled = sql`status = 'resolved' and (resolved_at at time zone ${host.timeZone})::date <= ${since(reopen)}`;
  await runScheduled(host, 'close_ticket', { reason: 'stayed_resolved', ids: await ids(settled) });
}

/** Does so from now on; gives what ends it after the round under way. */
export const keepTicketsMoving = (host: Host): (() => Promise<void>) =>
  repeatedly(() => keepTickets(host), { every: LOOK, log: host.log, failed: 'tickets not looked at' });
