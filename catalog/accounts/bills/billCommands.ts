import { defineCommand, type StateOf } from '../../defineCommand.ts';
import { creditNote, debitNote, purchase, sales } from './bills.ts';

type Bill = typeof sales | typeof purchase | typeof creditNote | typeof debitNote;

/** Every kind of bill has the same states, which a type over all kinds cannot say. */
const states = <E extends Bill>(...names: readonly StateOf<Bill>[]) => names as unknown as readonly StateOf<E>[];

/** Enters a bill into the books under the next number of its series; from then on it is owed (rules A2, A4). */
const issue = <const E extends Bill>(entity: E) =>
  defineCommand({
    verb: 'issue',
    entity,
    from: states<E>('draft'),
    to: states<E>('issued'),
    right: 'own',
    many: true,
    moves: 'money',
  });

/** Takes an issued bill back on its own day; one on which anything is settled stays (rule S4). */
const annul = <const E extends Bill>(entity: E) =>
  defineCommand({
    verb: 'void',
    entity,
    from: states<E>('issued'),
    to: states<E>('voided'),
    reason: true,
    right: 'own',
    moves: 'money',
  });

const all = <const E extends Bill>(entity: E) => [issue(entity), annul(entity)] as const;

export const billCommands = [...all(sales), ...all(purchase), ...all(creditNote), ...all(debitNote)] as const;
