/** Why a file is no sheet, or none that is read. */
export type WhyNoSheet =
  | 'empty'
  | 'too_large'
  | 'locked_workbook'
  | 'no_workbook'
  | 'unpacks_too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'line_too_long'
  | 'no_text'
  | 'page'
  | 'too_slow'
  | 'stopped';

const WORDS = 'crud.import.no_sheet.';

/** Says why a file is no sheet; its message is the key of words that say so. */
export class NoSheet extends Error {
  constructor(why: WhyNoSheet) {
    super(`${WORDS}${why}`);
  }
}
