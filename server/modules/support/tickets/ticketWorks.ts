import { sql } from 'drizzle-orm';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import type { TicketState } from '#catalog/support/tickets/ticketLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Act, Work } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { moved, type Ticket } from './moveTicket.ts';
import { noteOnTicket, takeFromRequester, tellRequester } from './sayOnTicket.ts';

/** Only moves it on, with its clocks. */
const moveTo = <C extends Command>(to: TicketState): Work<C> =>
  ({
    run: async (act: Act) => ({ set: await moved(act, act.record as unknown as Ticket, to), gives: {} }),
  }) as unknown as Work<C>;

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

export const takeUp: Work<Commands['take_up_ticket']> = {
  async run(act) {
    const { id } = act.desk.caller;
    const own = (await isEmployee(act.tx, id)) ? { assignee: id } : {};
    return { set: { ...(await moved(act, act.record, 'open')), ...own }, gives: {} };
  },
};

export const assignTicket: Work<Commands['assign_ticket']> = {
  run: async act => ({
    set: { ...(await moved(act, act.record, 'open')), assignee: act.input.assignee },
    gives: {},
  }),
};
export const reassignTicket: Work<Commands['reassign_ticket']> = {
  run: async ({ input: { assignee } }) => ({ set: { assignee }, gives: {} }),
};

export const transferTicket: Work<Commands['transfer_department_ticket']> = {
  run: async ({ input: { ticket_department } }) => ({ set: { ticket_department, assignee: null }, gives: {} }),
};

/** The first public reply stops the first clock. */
export const replyTicket: Work<Commands['reply_ticket']> = {
  async run(act) {
    const { tx, desk, record, input, now } = act;
    await tellRequester(tx, desk, record, input);
    const to = input.waiting ? 'pending_customer' : 'open';
    const at = now.toISOString();
    return {
      to,
      set: {
        ...(await moved(act, record, to)),
        responded_at: record.responded_at ?? at,
        last_message_at: at,
        awaits_reply: false,
      },
      gives: {},
    };
  },
};

/** Judged as any change of theirs: another priority promises something else. */
export const amendTicket: Work<Commands['amend_ticket']> = {
  run: async ({ input }) => ({ change: input, gives: {} }),
};

export const noteTicket: Work<Commands['note_ticket']> = {
  async run({ tx, desk, record, input }) {
    await noteOnTicket(tx, desk, record.id, input);
    return { gives: {} };
  },
};

export const hearTicket: Work<Commands['hear_ticket']> = {
  async run(act) {
    const { tx, desk, record, input, now } = act;
    await takeFromRequester(tx, desk, record, input);
    return {
      set: { ...(await moved(act, record, 'open')), last_message_at: now.toISOString(), awaits_reply: true },
      gives: {},
    };
  },
};

export const holdTicket: Work<Commands['hold_ticket']> = {
  async run(act) {
    const { desk, now, input } = act;
    if (input.wake_on <= dayIn(desk.host.timeZone, now)) refuse([violation('wake_on', 'wakes_later')]);
    return { set: { ...(await moved(act, act.record, 'on_hold')), wake_on: input.wake_on }, gives: {} };
  },
};

export const resolveTicket: Work<Commands['resolve_ticket']> = {
  run: async act => ({
    set: { ...(await moved(act, act.record, 'resolved')), resolution: act.input.resolution },
    gives: {},
  }),
};
