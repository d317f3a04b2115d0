import type { Sheet } from '#catalog/engine/reading/Sheet.ts';

/** As much of a cell as tells what it is; some patterns take long over a text of pages. */
const ENOUGH = 200;

/** A sheet by which its heads and columns are recognised: long texts are cut. Short rows are those of the sheet. */
export const glimpsed = (sheet: Sheet): Sheet =>
  sheet.map(row =>
    row.some(cell => typeof cell === 'string' && cell.length > ENOUGH)
      ? row.map(cell => (typeof cell === 'string' ? cell.slice(0, ENOUGH) : cell))
      : row,
  );
