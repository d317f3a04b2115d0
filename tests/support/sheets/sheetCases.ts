import { bookCases } from './bookCases.ts';
import { contactCases } from './contactCases.ts';
import { goodsCases } from './goodsCases.ts';
import { ownListCases } from './ownListCases.ts';
import { pilgrimCases } from './pilgrimCases.ts';
import type { RefusedFile, SheetCase } from './SheetCase.ts';

/** Every file of `tests/sheets` that is a sheet. */
export const sheetCases: readonly SheetCase[] = [
  ...contactCases,
  ...goodsCases,
  ...bookCases,
  ...pilgrimCases,
  ...ownListCases,
];

/** Heads, and nobody below them. */
export const headsAlone: SheetCase = {
  file: 'only-heads.csv',
  what: 'heads, and nobody below them',
  entity: 'hajj_passenger_info',
  columns: 'passport_number|given_names+surname|gender|birth_date',
  records: [],
};

/** Files that are no sheet. */
export const refusedFiles: readonly RefusedFile[] = [
  { file: 'empty.csv', words: 'crud.import.no_sheet.empty' },
  { file: 'thousand-columns.csv', words: 'crud.import.no_sheet.too_many_columns' },
];
