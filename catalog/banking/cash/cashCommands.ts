import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { cashClose } from './cashClose.ts';

/** Closes the ledger up to that day: the difference is posted, and nothing else any more. */
const close = defineCommand({
  verb: 'close_cash',
  entity: cashClose,
  from: ['draft'],
  to: ['closed'],
  confirm: true,
  ...IN_BOOKS,
});

/** Says that the money was taken over: only whoever it was handed to does. */
const confirm = defineCommand({
  verb: 'confirm',
  entity: cashClose,
  from: ['closed'],
  to: ['handed_over'],
  right: 'own',
  confirm: true,
});

/** Opens the ledger again, back to the close before; the posted difference is taken back. */
const reopen = defineCommand({
  verb: 'reopen_cash',
  entity: cashClose,
  from: ['closed', 'handed_over'],
  to: ['reopened'],
  reason: true,
  ...IN_BOOKS,
});

export const cashCommands = [close, confirm, reopen] as const;
