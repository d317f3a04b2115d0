import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entities } from '#catalog/registry/entities.ts';
import { columnOf, tableOf } from './tables.ts';

/**
 * What an import did to a record, in the order in which it was done; rows that changed nothing are not kept. Swept once
 * it can no longer be undone.
 */
export const importRow = pgTable(
  'import_row',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    run: integer('run')
      .notNull()
      .references(() => columnOf(tableOf(entities.import_run), 'id'), { onDelete: 'cascade' }),
    /** Line of the sheet, counted from 1 without the heading; null of a record that was made along. */
    line: integer('line'),
    entity: text('entity').notNull(),
    record: integer('record').notNull(),
    outcome: text('outcome').$type<'create' | 'update' | 'made_along'>().notNull(),
    /** Of the record when the import was done. */
    version: integer('version').notNull(),
    /** Sealed values that the changed fields had. */
    before: text('before'),
    is_undone: boolean('is_undone').notNull().default(false),
    /** Why the last undo has left it. */
    left: text('left'),
  },
  self => [
    index('import_row_run_idx').on(self.run, self.id),
    index('import_row_record_idx').on(self.entity, self.record),
  ],
);
