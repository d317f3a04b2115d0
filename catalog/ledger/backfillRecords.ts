import { defineCommand, IN_BOOKS } from '../engine/defineCommand.ts';
import { integer } from '../engine/fields.ts';
import { bookSetting } from './bookSetting.ts';

/** Why a record that is not in the books is left out of them. */
export const leftOut = ['before_books', 'refunded', 'period_locked', 'future_date'] as const;
export type LeftOut = (typeof leftOut)[number];

/** So many records, and what they come to as a decimal. */
interface Sum {
  readonly count: number;
  readonly amount: string;
}

/** Records of one entity that came before anybody posted them, as they travel on the wire. */
export interface BackfillRecords extends Sum {
  /** Wire name of their entity. */
  readonly entity: string;
  readonly left_out: readonly (Sum & { readonly reason: LeftOut })[];
}

/**
 * Enters the records of modules that are older than their posting, from the day on which the books begin; given again,
 * it finds nothing. What was before stands in the opening balances, or nowhere. 409 `books_begin_missing`.
 */
export const postBackfill = defineCommand({
  verb: 'post_older',
  entity: bookSetting,
  output: { entered: integer({ required: true }) },
  confirm: true,
  ...IN_BOOKS,
});
