import { sql } from 'drizzle-orm';
import type { Row } from '#catalog/engine/defineEntity.ts';
import type { ticket } from '#catalog/support/tickets/ticket.ts';
import { isPaused, type TicketState } from '#catalog/support/tickets/ticketLifecycle.ts';
import { afterWorking, workBetween } from '#catalog/support/tickets/workingHours.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { officeHours, targetsOf } from './workingHoursOf.ts';

export type Ticket = Row<typeof ticket>;

/** The first label in use of a state. */
export async function labelOf(db: Database, state: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ticket_status where code = ${state} order by not is_active, position, id limit 1`);
  return rows[0]?.id ?? null;
}

/** How the clock of the solution goes on: it stands still while the requester or a day is waited for. */
async function clockOf(
  { tx, request, now }: Pick<CommandContext, 'tx' | 'request' | 'now'>,
  record: Ticket,
  to: TicketState,
) {
  const { resolve_due: due, paused_at: paused } = record;
  if (isPaused(to)) return paused === null ? { paused_at: now.toISOString() } : {};
  const { hours } = await officeHours(tx, request.host.timeZone);
  if (record.status === 'resolved' || record.status === 'spam') {
    const { resolve } = await targetsOf(tx, record.ticket_priority);
    return { paused_at: null, resolve_due: afterWorking(hours, now, resolve).toISOString() };
  }
  if (paused === null || due === null) return {};
  // What was late when it stopped stays as late as it was.
  const left = workBetween(hours, new Date(paused), new Date(due));
  return { paused_at: null, ...(left > 0 && { resolve_due: afterWorking(hours, now, left).toISOString() }) };
}

/** What a ticket's record says once it has come to a state, whatever has led it there. */
export async function moved(context: Pick<CommandContext, 'tx' | 'request' | 'now'>, record: Ticket, to: TicketState) {
  const ended = to === 'resolved' || to === 'merged' || to === 'spam' || to === 'closed';
  const reopens = record.status === 'resolved' && to === 'open';
  return {
    ticket_status: await labelOf(context.tx, to),
    ...(!ended && (await clockOf(context, record, to))),
    ...(to !== 'on_hold' && { wake_on: null }),
    ...(to !== 'pending_customer' && { warned_at: null }),
    ...(to === 'resolved' && { resolved_at: context.now.toISOString(), awaits_reply: false, paused_at: null }),
    ...(reopens && { resolved_at: null, resolution: null }),
  };
}
