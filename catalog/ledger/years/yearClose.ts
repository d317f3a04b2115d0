import { defineEntity } from '../../engine/defineEntity.ts';
import { date, flag, money, ref, text } from '../../engine/fields.ts';

/**
 * What closing a year has posted for one branch. Closed again after it was opened, a year has further ones. Profit and
 * loss leaves out the rows that come of it.
 */
export const yearClose = defineEntity({
  name: 'year_close',
  collection: 'year_closes',
  route: 'accounts/year_closes',
  fields: {
    invoice_no: text({ readOnly: true, required: true, unique: true, max: 40 }),
    fiscal_year: ref('fiscal_year', { readOnly: true, required: true }),
    close_date: date({ readOnly: true, required: true }),
    branch: ref('branch', { readOnly: true }),
    /** The profit that it moves; below zero a loss. */
    profit: money({ readOnly: true }),
    /** Taken back when the year was opened again. */
    is_taken_back: flag({ readOnly: true, initial: false }),
  },
  title: ['invoice_no'],
  list: ['close_date', 'invoice_no', 'fiscal_year', 'branch', 'profit', 'is_taken_back'],
  form: { main: ['invoice_no', 'fiscal_year', 'close_date', 'branch', 'profit', 'is_taken_back'] },
  search: ['invoice_no'],
  access: 'books',
  actions: ['list', 'show'],
});
