import type { Sheet } from '#catalog/engine/reading/Sheet.ts';

/** A number behind the apostrophe by which a spreadsheet keeps it as a text. */
const MARKED = /^\s*'(?=\+?\d[\d\s().,/-]*$)/;

/** A sheet of another program without the apostrophes before numbers, which are none of theirs. */
export const withoutTextMarks = (sheet: Sheet): Sheet =>
  sheet.map(row =>
    row.some(cell => typeof cell === 'string' && MARKED.test(cell))
      ? row.map(cell => (typeof cell === 'string' ? cell.replace(MARKED, '') : cell))
      : row,
  );
