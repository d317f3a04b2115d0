import { defineCommand, IN_BOOKS } from '../engine/defineCommand.ts';
import { integer, lines, ref, text } from '../engine/fields.ts';
import { bankStatement } from './bankStatement.ts';

/** Rows of the ledger, by their ids. */
const rows = lines({ row: integer({ required: true }) }, { required: true, max: 2000 });

/**
 * Says which rows of the ledger are which lines: pairs that share a line or a row are one match, whose sides must come
 * to the same. Rows without a line take each other back. 409 `already_reconciled`, 400 `match_differs`.
 */
const match = defineCommand({
  verb: 'match',
  entity: bankStatement,
  from: ['draft'],
  input: { pairs: lines({ line: integer(), row: integer({ required: true }) }, { required: true, max: 2000 }) },
  byPage: true,
});

/** Takes back whole matches of which any row is named; that they were made stays told. */
const unmatch = defineCommand({
  verb: 'unmatch',
  entity: bankStatement,
  from: ['draft'],
  input: { rows },
  byPage: true,
});

/** Says, or with nothing no longer says, why a line stays without a row. 400 `line_matched`. */
const explain = defineCommand({
  verb: 'explain',
  entity: bankStatement,
  from: ['draft'],
  input: { line: integer({ required: true }), explanation: text({ max: 200 }) },
  byPage: true,
});

/**
 * Makes a voucher of a line that the books do not know, such as a charge of the bank, posts it on the line's day and
 * matches the two: a payment, a receipt, or a contra where the ledger holds money itself. 400 `same_ledger`.
 */
const book = defineCommand({
  verb: 'book',
  entity: bankStatement,
  from: ['draft'],
  input: {
    line: integer({ required: true }),
    ledger: ref('ledger_account', { required: true }),
    party: ref('party'),
    details: text({ max: 200 }),
  },
  /** The voucher that was made, and of which kind it is. */
  output: { log_type: text({ required: true }), voucher: integer({ required: true }) },
  ...IN_BOOKS,
  byPage: true,
});

/** Takes the rows before the first statement of an account as seen by the bank: they are its opening balance. */
const bringForward = defineCommand({ verb: 'bring_forward', entity: bankStatement, from: ['draft'], byPage: true });

/** Closes a statement that agrees with the books (`statementFaults`, 400); earlier ones come first. */
const finish = defineCommand({
  verb: 'finish',
  entity: bankStatement,
  from: ['draft'],
  to: ['finished'],
  right: 'own',
});

/** Opens the last finished statement of an account again. */
const reopen = defineCommand({
  verb: 'reopen',
  entity: bankStatement,
  from: ['finished'],
  to: ['draft'],
  right: 'own',
  reason: true,
});

export const statementCommands = [match, unmatch, explain, book, bringForward, finish, reopen] as const;
export type StatementCommand = (typeof statementCommands)[number];
