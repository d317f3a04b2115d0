import type { PaperColumn, PaperData } from './PaperData.ts';

/** A column of a paper, and what stands in it of a line; `at` counts the lines from 0. */
interface LineColumn<L> extends PaperColumn {
  cell(line: L, at: number): string;
}

const columnOf =
  (kind: PaperColumn['kind']) =>
  <L>(label: string, share: number, cell: LineColumn<L>['cell']): LineColumn<L> => ({ label, kind, share, cell });

export const textColumn = columnOf('text');
export const numberColumn = columnOf('number');
export const boxColumn = columnOf('box');

/** The number of a line, from 1. */
export const placeColumn = (label: string) => textColumn(label, 1, (_, at) => String(at + 1));

/** Lines one below the other; a column that is `false` is left out. */
export function paperTable<L>(
  lines: readonly L[],
  columns: readonly (LineColumn<L> | false)[],
): Pick<PaperData, 'columns' | 'rows'> {
  const shown = columns.filter(column => column !== false);
  return {
    columns: shown.map(({ label, kind, share }) => ({ label, kind, share })),
    rows: lines.map((line, at) => shown.map(({ cell }) => cell(line, at))),
  };
}
