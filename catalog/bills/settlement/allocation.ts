import { defineFacts } from '../../engine/defineEntity.ts';
import { date, integer, money, ref, text } from '../../engine/fields.ts';

/**
 * What of a debit and of a credit of the same party and control account settles each other, from a day on. None is ever
 * removed: one below zero takes another back (rules S1, S4).
 */
export const allocation = defineFacts({
  name: 'allocation',
  collection: 'allocations',
  route: 'accounts/allocations',
  fields: {
    debit: ref('open_item', { required: true, confidential: true }),
    credit: ref('open_item', { required: true }),
    party: ref('party'),
    amount: money({ required: true }),
    foreign_amount: money(),
    allocated_on: date({ required: true }),
    /** Wire name of the entity of the document that has settled, and its id. */
    source_type: text({ required: true, max: 40 }),
    source_id: integer({ required: true }),
    /** The allocation that this one takes back. */
    counters: ref('allocation'),
  },
  title: ['allocated_on'],
  list: ['allocated_on', 'party', 'debit', 'credit', 'amount', 'counters'],
  search: ['party'],
  access: 'books',
});
