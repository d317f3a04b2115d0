import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many records there are of each entity, by branch where they name one. Whatever enters or takes away records adds
 * a row of how many, so that nobody waits for a counter; `foldTotals` adds rows up. The sum of an entity's rows is its
 * total in every snapshot.
 */
export const recordTotal = pgTable(
  'record_total',
  {
    entity: text('entity').notNull(),
    branch: integer('branch'),
    records: bigint('records', { mode: 'number' }).notNull(),
  },
  self => [index('record_total_entity_idx').on(self.entity, self.branch)],
);
