import { sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { ended } from '#catalog/support/tickets/ticketLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { moved, type Ticket } from './moveTicket.ts';

/** Whether two tickets come from the same person, as far as the office knows. */
const sameRequester = (one: Ticket, other: Ticket): boolean =>
  (['user', 'email', 'phone'] as const).some(name => one[name] !== null && one[name] === other[name]);

export const mergeTicket: CommandHandler<Commands['merge_ticket']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    if (input.merged_into === record.id) refuse([violation('merged_into', 'merged_into_itself')]);
    const found = await existingOf(tx, request, input.merged_into);
    // Read by the fields that its type comes from.
    const target = toWire(entities.ticket, found, request.host, true) as unknown as Ticket;
    if (isIn(ended, target.status)) refuse([violation('merged_into', 'merged_into_ended')]);
    if (!sameRequester(record, target) && !input.other_requester) refuse([violation('merged_into', 'other_requester')]);
    // What was merged into this one goes on there as well.
    const merged = { set: { merged_into: target.id }, where: sql`merged_into = ${record.id}` };
    await keepValues(tx, request, 'ticket', merged);
    return { set: { ...(await moved(context, record, 'merged')), merged_into: target.id }, output: {} };
  },
};

export const followUpTicket: CommandHandler<Commands['follow_up_ticket']> = {
  async run({ tx, request, record, input: { message, file } }) {
    const again = pick(record, [
      'subject',
      'user',
      'requester_name',
      'email',
      'phone',
      'ticket_department',
      'ticket_priority',
      'ticket_type',
      'order',
      'pilgrim',
    ]);
    const made = Number((await createWithin(tx, request, { ...again, message, file }))['id']);
    await tx.execute(sql`update ticket set follows = ${record.id} where id = ${made}`);
    return { output: { ticket: made } };
  },
};
