import type { CellObject } from '@e965/xlsx';
import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import { type Extent, keepBounds } from './bounds.ts';
import { keptCell } from './keptCell.ts';
import type { KeptCell, KeptRow } from './Reading.ts';

/** Cells of a sheet as the library holds them: with holes where the file has nothing, a million lines of them at most. */
export type SparseCells = readonly (readonly CellObject[] | undefined)[];

const isBlank = (cell: KeptCell): boolean => typeof cell === 'string' && cell === '';
const lettersOf = (cell: KeptCell): number => (typeof cell === 'string' ? cell.length : 1);

/** Calls with each cell that holds something; holes cost nothing. */
function eachCell(cells: SparseCells, epoch: Epoch, take: (row: number, column: number, cell: KeptCell) => void): void {
  cells.forEach((row, at) =>
    row?.forEach((one, column) => {
      const cell = keptCell(one, epoch);
      if (!isBlank(cell)) take(at, column, cell);
    }),
  );
}

/** How far a sheet holds something; merely shown and coloured cells hold nothing. */
export function extentOf(cells: SparseCells, epoch: Epoch): Extent {
  let [rows, columns, letters] = [0, 0, 0];
  eachCell(cells, epoch, (row, column, cell) => {
    rows = Math.max(rows, row + 1);
    columns = Math.max(columns, column + 1);
    letters += lettersOf(cell);
  });
  return { rows, columns, letters };
}

/** Lines of a sheet from its first, each as wide as the widest. Throws `NoSheet` for one that is too large. */
export function rowsIn(cells: SparseCells, epoch: Epoch): readonly KeptRow[] {
  const extent = extentOf(cells, epoch);
  keepBounds(extent);
  const rows = Array.from({ length: extent.rows }, () => Array.from({ length: extent.columns }, (): KeptCell => ''));
  eachCell(cells, epoch, (row, column, cell) => {
    const line = rows[row];
    if (line) line[column] = cell;
  });
  return rows;
}
