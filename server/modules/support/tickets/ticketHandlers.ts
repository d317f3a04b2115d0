import { sql } from 'drizzle-orm';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import type { TicketState } from '#catalog/support/tickets/ticketLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { moved, type Ticket } from './moveTicket.ts';
import { noteOnTicket, takeFromRequester, tellRequester } from './sayOnTicket.ts';

/** Only moves it on, with its clocks. */
const moveTo = <C extends Command>(to: TicketState): CommandHandler<C> =>
  ({
    run: async (context: CommandContext) => ({
      set: await moved(context, context.record as unknown as Ticket, to),
      output: {},
    }),
  }) as unknown as CommandHandler<C>;

export const wakeTicket = moveTo<Commands['wake_ticket']>('open');
export const awaitCustomer = moveTo<Commands['await_customer_ticket']>('pending_customer');
export const reopenTicket = moveTo<Commands['reopen_ticket']>('open');
export const closeTicket = moveTo<Commands['close_ticket']>('closed');
export const markSpam = moveTo<Commands['mark_spam_ticket']>('spam');
export const notSpam = moveTo<Commands['not_spam_ticket']>('new');

/** Whether somebody is an employee, to whom a ticket may be given. */
async function isEmployee(tx: Database, id: number | null): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from employee where id = ${id}`);
  return rows.length > 0;
}

export const takeUp: CommandHandler<Commands['take_up_ticket']> = {
  async run(context) {
    const { id } = context.request.caller;
    const own = (await isEmployee(context.tx, id)) ? { assignee: id } : {};
    return { set: { ...(await moved(context, context.record, 'open')), ...own }, output: {} };
  },
};

export const assignTicket: CommandHandler<Commands['assign_ticket']> = {
  run: async context => ({
    set: { ...(await moved(context, context.record, 'open')), assignee: context.input.assignee },
    output: {},
  }),
};
export const reassignTicket: CommandHandler<Commands['reassign_ticket']> = {
  run: async ({ input: { assignee } }) => ({ set: { assignee }, output: {} }),
};

export const transferTicket: CommandHandler<Commands['transfer_department_ticket']> = {
  run: async ({ input: { ticket_department } }) => ({ set: { ticket_department, assignee: null }, output: {} }),
};

/** The first public reply stops the first clock. */
export const replyTicket: CommandHandler<Commands['reply_ticket']> = {
  async run(context) {
    const { tx, request, record, input, now } = context;
    await tellRequester(tx, request, record, input);
    const to = input.waiting ? 'pending_customer' : 'open';
    const at = now.toISOString();
    return {
      to,
      set: {
        ...(await moved(context, record, to)),
        responded_at: record.responded_at ?? at,
        last_message_at: at,
        awaits_reply: false,
      },
      output: {},
    };
  },
};

/** Judged as any change of theirs: another priority promises something else. */
export const amendTicket: CommandHandler<Commands['amend_ticket']> = {
  run: async ({ input }) => ({ change: input, output: {} }),
};

export const noteTicket: CommandHandler<Commands['note_ticket']> = {
  async run({ tx, request, record, input }) {
    await noteOnTicket(tx, request, record.id, input);
    return { output: {} };
  },
};

export const hearTicket: CommandHandler<Commands['hear_ticket']> = {
  async run(context) {
    const { tx, request, record, input, now } = context;
    await takeFromRequester(tx, request, record, input);
    return {
      set: { ...(await moved(context, record, 'open')), last_message_at: now.toISOString(), awaits_reply: true },
      output: {},
    };
  },
};

export const holdTicket: CommandHandler<Commands['hold_ticket']> = {
  async run(context) {
    const { request, now, input } = context;
    if (input.wake_on <= dayIn(request.host.timeZone, now)) refuse([violation('wake_on', 'wakes_later')]);
    return { set: { ...(await moved(context, context.record, 'on_hold')), wake_on: input.wake_on }, output: {} };
  },
};

export const resolveTicket: CommandHandler<Commands['resolve_ticket']> = {
  run: async context => ({
    set: { ...(await moved(context, context.record, 'resolved')), resolution: context.input.resolution },
    output: {},
  }),
};
