import { bigint, date, index, integer, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { entities } from '#catalog/registry/entities.ts';
import { columnOf, tableOf } from './tables.ts';

/**
 * Rows of receipts that were received for documents, each the money of one: an advance that waits for it until it has
 * settled a bill. No foreign key to the document, whose kind any module may bring; `repeatable.sql` makes a view of those
 * of each kind that is a resource.
 */
export const documentPayment = pgTable(
  'document_payment',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    created_by: integer('created_by'),
    /** Wire name of its entity. */
    document_type: text('document_type').notNull(),
    document_id: integer('document_id').notNull(),
    receipt_voucher: integer('receipt_voucher')
      .notNull()
      .references(() => columnOf(tableOf(entities.receipt_voucher), 'id'), { onDelete: 'restrict' }),
    account_log: bigint('account_log', { mode: 'number' })
      .notNull()
      .references(() => columnOf(tableOf(entities.account_log), 'id'), { onDelete: 'restrict' }),
    paid_on: date('paid_on', { mode: 'string' }).notNull(),
    amount: numeric('amount', { precision: 20, scale: 2 }).notNull(),
  },
  self => [
    index('document_payment_document_idx').on(self.document_type, self.document_id),
    index('document_payment_receipt_idx').on(self.receipt_voucher),
    uniqueIndex('document_payment_account_log_key').on(self.account_log),
  ],
);
