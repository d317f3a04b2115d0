import type { Entity } from '#catalog/engine/defineEntity.ts';
import { isBlank } from '../../kinds/blank.ts';
import { lineValues } from '../linesOf/lineValues.ts';
import type { Prepared } from '../prepare.ts';

/** What the rows of a sheet say, by their lines in the file. */
export interface SheetCells {
  /** Text of a cell; empty where the row does not fill the field. */
  cellOf(line: number, field: string): string;
  /** What the row would be called as a record; else the first that it says. Empty for a line that is not sent. */
  titleOfLine(line: number): string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function sheetCells(
  { title }: Pick<Entity, 'title'>,
  { rows, findings }: Pick<Prepared, 'rows' | 'findings'>,
): SheetCells {
  const byLine = new Map(rows.map(row => [row.line, row.values]));
  const ofLines = lineValues(rows);
  // What somebody corrects is the number that they have written, not the one that was sent for it.
  const asWritten = new Map(findings.zeros.map(({ line, field, text }) => [`${line} ${field}`, text]));
  const valuesOf = (line: number) => ({ ...ofLines.get(line), ...byLine.get(line) });
  return {
    cellOf: (line, field) => asWritten.get(`${line} ${field}`) ?? textOf(valuesOf(line)[field]),
    titleOfLine(line) {
      const values = valuesOf(line);
      const words = title.map(name => textOf(values[name])).filter(Boolean);
      return words.join(' ') || textOf(Object.values(values).find(value => !isBlank(value)));
    },
  };
}
