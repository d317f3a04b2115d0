import { pick } from 'es-toolkit';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand } from '../../engine/defineCommand.ts';
import { choice, date, file, flag, integer, longText, ref } from '../../engine/fields.ts';
import { amendable, ticket } from './ticket.ts';
import { resolutions } from './ticketProgress.ts';
import { unresolved } from './ticketLifecycle.ts';

/** What may be said otherwise about it later; what was written stays. */
const amend = defineCommand({
  verb: 'amend',
  entity: ticket,
  from: [...unresolved, 'resolved'],
  input: pick(ticket.fields, amendable),
});

const said = { message: longText({ required: true }), file: file({ sealed: true }) };
const employee = ref('employee', { required: true });

/** Somebody takes it up: the one who says so. */
const takeUp = defineCommand({ verb: 'take_up', entity: ticket, from: ['new'], to: ['open'], many: true });

/** To somebody of the office, whose matter it is then. */
const assign = defineCommand({
  verb: 'assign',
  entity: ticket,
  from: ['new'],
  to: ['open'],
  input: { assignee: employee },
  many: true,
});
const reassign = defineCommand({
  verb: 'reassign',
  entity: ticket,
  from: ['open', 'pending_customer', 'on_hold'],
  input: { assignee: employee },
  many: true,
});

/** To another department: nobody has it there yet. */
const transfer = defineCommand({
  verb: 'transfer_department',
  entity: ticket,
  from: unresolved,
  input: { ticket_department: ref('ticket_department', { required: true }) },
  many: true,
});

/** A public reply, which goes to the requester by mail as well; `waiting`: they are asked something. */
const reply = defineCommand({
  verb: 'reply',
  entity: ticket,
  from: unresolved,
  to: ['open', 'pending_customer'],
  input: { ...said, waiting: flag({ initial: false }) },
  byPage: true,
});

/** For the office alone. */
const note = defineCommand({ verb: 'note', entity: ticket, input: said, byPage: true });

/** What the requester said otherwise than by the product. An answer reopens what was resolved. */
const hear = defineCommand({
  verb: 'hear',
  entity: ticket,
  from: [...unresolved, 'resolved'],
  to: ['open'],
  input: { ...said, channel: choice(['phone_call', 'counter', 'mail', 'client'], { required: true }) },
});

/** Waits for the requester without a word to them. */
const awaitCustomer = defineCommand({
  verb: 'await_customer',
  entity: ticket,
  from: ['open'],
  to: ['pending_customer'],
  many: true,
});

/** Until a day; it wakes by itself on that day, or the next one on which the office works. */
const hold = defineCommand({
  verb: 'hold',
  entity: ticket,
  from: ['new', 'open', 'pending_customer'],
  to: ['on_hold'],
  input: { wake_on: date({ required: true, ...BUSINESS }) },
  reason: true,
});
const wake = defineCommand({
  verb: 'wake',
  entity: ticket,
  from: ['on_hold', 'pending_customer'],
  to: ['open'],
  many: true,
});

const resolve = defineCommand({
  verb: 'resolve',
  entity: ticket,
  from: unresolved,
  to: ['resolved'],
  input: { resolution: choice(resolutions, { required: true }) },
  many: true,
});
const reopen = defineCommand({ verb: 'reopen', entity: ticket, from: ['resolved'], to: ['open'] });
const close = defineCommand({ verb: 'close', entity: ticket, from: ['resolved'], to: ['closed'], many: true });

/** What is said of a closed one begins another that continues it. */
const followUp = defineCommand({
  verb: 'follow_up',
  entity: ticket,
  from: ['closed', 'merged'],
  input: said,
  output: { ticket: integer({ required: true }) },
});

/** It goes on in another one of the same requester; of somebody else's, only where that is confirmed. */
const merge = defineCommand({
  verb: 'merge',
  entity: ticket,
  from: [...unresolved, 'resolved'],
  to: ['merged'],
  input: { merged_into: ref('ticket', { required: true }), other_requester: flag({ initial: false }) },
});

const markSpam = defineCommand({
  verb: 'mark_spam',
  entity: ticket,
  from: ['new', 'open'],
  to: ['spam'],
  right: 'own',
  confirm: true,
  many: true,
});
const notSpam = defineCommand({ verb: 'not_spam', entity: ticket, from: ['spam'], to: ['new'], right: 'own' });

/** In the order in which the office goes by them. */
export const ticketCommands = [
  takeUp,
  assign,
  reply,
  note,
  hear,
  awaitCustomer,
  wake,
  resolve,
  reopen,
  close,
  followUp,
  hold,
  reassign,
  transfer,
  amend,
  merge,
  markSpam,
  notSpam,
] as const;
