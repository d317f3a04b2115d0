import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, money, ref, state, text } from '../../engine/fields.ts';
import { madeLifecycle } from '../../engine/documentLifecycles.ts';

/**
 * What vouchers have settled of a bill, taken off it: from its day on the bill is owed again, and the money is an advance
 * of the party (rule S4). The voucher stays as it is. Made by a command on the bill.
 */
export const unallocation = defineEntity({
  name: 'unallocation',
  collection: 'unallocations',
  route: 'accounts/unallocations',
  fields: {
    status: state(madeLifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    taken_on: date({ readOnly: true, required: true }),
    party: ref('party', { readOnly: true, required: true }),
    /** The bill, as it is open. */
    item: ref('open_item', { readOnly: true, required: true }),
    branch: ref('branch', { readOnly: true }),
    amount: money({ readOnly: true, required: true }),
  },
  title: ['invoice_no'],
  list: ['taken_on', 'invoice_no', 'status', 'party', 'item', 'amount', 'branch'],
  form: { main: ['status', 'invoice_no', 'taken_on', 'party', 'item', 'branch', 'amount'] },
  search: ['invoice_no', 'party'],
  access: 'books',
  actions: ['list', 'show'],
});

/** Takes it back on its own day: the vouchers have settled the bill again. */
export const voidUnallocation = defineCommand({
  verb: 'void',
  entity: unallocation,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  ...IN_BOOKS,
});
