import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { choice, date, flag, ref, text } from '../engine/fields.ts';
import { FIRST_MONTH, months } from '../engine/days/periods.ts';

/**
 * How the agency keeps its books. There is one record, which comes with the product. Once anything is posted the year
 * stays as it is cut: numbers and closed years were counted by it.
 */
export const bookSetting = defineEntity({
  name: 'book_setting',
  collection: 'book_settings',
  route: 'accounts/book_settings',
  fields: {
    name: text({ required: true, max: 100 }),
    year_begins_in: choice(months, { required: true, initial: months[FIRST_MONTH - 1] ?? 'july' }),
    /** First day on which anything is posted; what was before is told by the opening balances. */
    books_begin_on: date(BUSINESS),
    /** Whether cash or a bank account that is no overdraft may be brought below zero (rules A2). */
    negative_cash: choice(['allow', 'warn', 'block'], { required: true, initial: 'allow' }),
    /** Whether a journal may hold cash or bank; otherwise such money has vouchers of its own (rules A2). */
    journal_allows_cash: flag(),
    /** The tax that a charge for delivery bears at first; none where it is not taxed. */
    delivery_tax: ref('tax_code', { among: 'on_sales' }),
    /** Notes and coins of the agency's currency that are counted, e.g. `1000, 500`; those of the taka where empty. */
    denominations: text({ max: 200 }),
  },
  title: ['name'],
  list: ['name', 'year_begins_in', 'books_begin_on'],
  form: {
    main: [
      'name',
      'year_begins_in',
      'books_begin_on',
      'negative_cash',
      'journal_allows_cash',
      'delivery_tax',
      'denominations',
    ],
  },
  search: ['name'],
  access: 'staffDirectory',
  actions: ['list', 'show', 'edit'],
});
