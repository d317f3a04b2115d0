import { sql } from 'drizzle-orm';
import { isEqual } from 'es-toolkit';
import { dayIn } from '#catalog/engine/days/days.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { ended } from '#catalog/support/tickets/ticketLifecycle.ts';
import { afterWorking } from '#catalog/support/tickets/workingHours.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { Problem } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { labelOf } from './moveTicket.ts';
import { takeFromRequester } from './sayOnTicket.ts';
import { officeHours, targetsOf } from './workingHoursOf.ts';

/** What has ended says no more of itself than it did: whose it is decides who reads it. */
const staysAsEnded: Effect = {
  async check(tx, { entity, host }, merged) {
    const stored = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
    if (!stored || !isIn(ended, stored['status'])) return [];
    const kept = toWire(entity, stored, host, true);
    return Object.keys(entity.fields)
      .filter(name => !entity.fields[name]?.readOnly && !isEqual(kept[name] ?? null, merged[name] ?? null))
      .map(name => violation(name, 'ticket_ended'));
  },
};

/** Somebody must be there to be answered. */
const hasRequester: Effect = {
  async check(_tx, _desk, merged) {
    const told = ['user', 'requester_name', 'email', 'phone'].some(name => merged[name]);
    return told ? [] : [violation('requester_name', 'requester_missing')];
  },
};

/** The number and the clocks of a new one; another priority promises something else from the same beginning. */
const promised: Effect = {
  async supply(tx, { host }, { merged, existing }) {
    if (existing && existing['ticket_priority'] === merged['ticket_priority']) return {};
    const now = host.clock();
    const begun = existing?.['created_at'] instanceof Date ? existing['created_at'] : now;
    const { hours } = await officeHours(tx, host.timeZone);
    const { response, resolve } = await targetsOf(tx, merged['ticket_priority']);
    const due = {
      response_due: afterWorking(hours, begun, response).toISOString(),
      resolve_due: afterWorking(hours, begun, resolve).toISOString(),
    };
    if (existing) return due;
    const day = dayIn(host.timeZone, now);
    const [number] = await nextNumbers(tx, { prefix: 'TK', day }, 1);
    return {
      ...due,
      ticket_no: number,
      opened_on: day,
      last_message_at: now.toISOString(),
      ticket_status: await labelOf(tx, 'new'),
    };
  },
};

/** The requester's name where only their account is told. */
const named: Effect = {
  async supply(tx, _desk, { merged }) {
    if (merged['requester_name'] || typeof merged['user'] !== 'number') return {};
    const { rows } = await tx.execute<{ name: string }>(sql`
      select concat_ws(' ', first_name, last_name) as name from "user" where id = ${merged['user']}`);
    return rows[0] ? { requester_name: rows[0].name } : {};
  },
};

/** What they first wrote begins the thread. */
const firstMessage: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (before || !after) return;
    const user = typeof after['user'] === 'number' ? after['user'] : null;
    const channel = request.caller.id !== null && request.caller.id === user ? 'client' : 'counter';
    const said = { message: String(after['message']), file: null, channel };
    await takeFromRequester(tx, request, { id: Number(after['id']), user }, said);
  },
};

/** One that nobody has worked on may go, with what was said in it; any other stays. */
const stays: Effect = {
  async beforeDelete(tx, _desk, stored) {
    const { rows } = await tx.execute(sql`
      select 1 from ticket_detail where ticket = ${stored['id']} and admin is not null
      union all select 1 from ticket_note where ticket = ${stored['id']} limit 1`);
    const untouched = stored['status'] === 'new' || stored['status'] === 'spam';
    if (!untouched || rows.length > 0) throw new Problem(409, 'ticket_stays');
    await tx.execute(sql`delete from ticket_detail where ticket = ${stored['id']}`);
  },
};

/** Waiting for an answer, or for its end, longer than was promised. */
const late: Effect = {
  selections: {
    late: sql`(ticket.status in ('new', 'open') and
      (ticket.resolve_due < now() or (ticket.responded_at is null and ticket.response_due < now())))`,
  },
};

/** What belongs to tickets beside their records. */
export const ticketEffects: readonly Effect[] = [
  stays,
  staysAsEnded,
  hasRequester,
  named,
  promised,
  firstMessage,
  late,
];
