import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, money, ref, state, text } from '../../engine/fields.ts';
import { madeLifecycle } from '../../engine/documentLifecycles.ts';

/**
 * An advance that settles a bill: from then on it is no advance, but was paid for it (rule S1). Made by a command on the
 * bill.
 */
export const advanceUse = defineEntity({
  name: 'advance_use',
  collection: 'advance_uses',
  route: 'accounts/advance-uses',
  fields: {
    status: state(madeLifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    applied_on: date({ readOnly: true, required: true }),
    party: ref('party', { readOnly: true, required: true }),
    /** The bill, as it is open. */
    item: ref('open_item', { readOnly: true, required: true }),
    branch: ref('branch', { readOnly: true }),
    amount: money({ readOnly: true, required: true }),
  },
  title: ['invoice_no'],
  list: ['applied_on', 'invoice_no', 'status', 'party', 'item', 'amount', 'branch'],
  form: { main: ['status', 'invoice_no', 'applied_on', 'party', 'item', 'branch', 'amount'] },
  search: ['invoice_no', 'party'],
  access: 'books',
  actions: ['list', 'show'],
});

/** Takes it back on its own day: the bill is owed again, the advance is one again. */
export const voidAdvanceUse = defineCommand({
  verb: 'void',
  entity: advanceUse,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  ...IN_BOOKS,
});
