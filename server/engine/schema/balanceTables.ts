import { boolean, date, index, integer, numeric, type PgColumn, pgTable, unique } from 'drizzle-orm/pg-core';

/** By what the sums are kept apart; in the order in which whoever posts locks them. */
const keys = () => ({
  ledger: integer('ledger').notNull(),
  log_date: date('log_date', { mode: 'string' }).notNull(),
  branch: integer('branch'),
  sub_ledger: integer('sub_ledger'),
  /** Branch of the postings, which bounds who knows of their rows as much as that of the rows. */
  entry_branch: integer('entry_branch'),
  /** What the close of a year has moved from income and expenses into equity. */
  is_closing: boolean('is_closing').notNull(),
});

const keyOf = (self: Record<keyof ReturnType<typeof keys>, PgColumn>) =>
  [self.ledger, self.log_date, self.branch, self.sub_ledger, self.entry_branch, self.is_closing] as const;

const sums = () => ({
  /** Rows of the ledger that are summed. */
  entries: integer('entries').notNull(),
  debit_amount: numeric('debit_amount', { precision: 20, scale: 2 }).notNull(),
  credit_amount: numeric('credit_amount', { precision: 20, scale: 2 }).notNull(),
});

/**
 * The rows of the ledger summed by day, under the names that they have there. A trigger keeps it with each insert of
 * rows, and it can be made anew from them at any time; hence no foreign keys.
 */
export const balanceDay = pgTable('balance_day', { ...keys(), ...sums() }, self => [
  unique('balance_day_key')
    .on(...keyOf(self))
    .nullsNotDistinct(),
  index('balance_day_log_date_idx').on(self.log_date),
]);

/** The same by month, under its first day. */
export const balanceMonth = pgTable('balance_month', { ...keys(), ...sums() }, self => [
  unique('balance_month_key')
    .on(...keyOf(self))
    .nullsNotDistinct(),
]);
