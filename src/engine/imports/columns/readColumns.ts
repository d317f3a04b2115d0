import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { readDays } from '#catalog/engine/reading/columns/readDays.ts';
import { readNumbers } from '#catalog/engine/reading/columns/readNumbers.ts';
import { yearsOf } from '#catalog/engine/reading/days/yearsOf.ts';
import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import { lostIn } from '#catalog/engine/reading/lostCell.ts';
import type { Sheet, SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { Reader } from '../../kinds/valueText.ts';
import type { Findings } from '../findings.ts';
import type { Column, SheetRow } from '../recognise.ts';
import { type ColumnChoices, type ColumnReading, lineOf } from './ColumnReading.ts';

interface Told {
  readonly entity: Entity;
  readonly columns: readonly Column[];
  /** Knows how the agency writes, and its day. */
  readonly reader: Pick<Reader, 'forms' | 'today'>;
  readonly epoch: Epoch;
  readonly choices: ColumnChoices;
  /** The line of the file in which the first row below the heads stands. */
  readonly firstLine?: number;
}

const places: Partial<Record<Field['kind'], number>> = { integer: 0, money: 2, decimal: 10 };

function readColumn(name: string, cells: readonly SheetCell[], told: Told): ColumnReading[] {
  const field = told.entity.fields[name];
  if (!field) return [];
  const { order, sign, takesHijri = false } = told.choices[name] ?? {};
  const { firstLine = 2 } = told;
  const { forms = usualForms, today = new Date().toISOString().slice(0, 10) } = told.reader;
  if (field.kind === 'date' || field.kind === 'dateTime') {
    const hasTime = field.kind === 'dateTime';
    const years = yearsOf(field);
    const asked = { today, epoch: told.epoch, years, hasTime, takesHijri };
    const read = readDays(cells, { ...asked, setting: forms.dayOrder, chosen: order });
    const code = hasTime ? 'not_date_time' : 'not_date';
    return [{ name, cells, firstLine, kind: 'days', code, read, years, hasTime, takesHijri }];
  }
  const kept = places[field.kind];
  if (kept === undefined) return [];
  const read = readNumbers(cells, { places: kept, setting: forms.decimalSign, chosen: sign });
  return [{ name, cells, firstLine, kind: 'numbers', code: kept === 0 ? 'not_integer' : 'not_number', read }];
}

/** What a spreadsheet has lost of a cell is told elsewhere. */
const cellOf = (cell: SheetCell | undefined): SheetCell =>
  cell === undefined || lostIn(cell) ? '' : typeof cell === 'string' ? cell.trim() : cell;

/** Reads each column of days and numbers from all its rows. */
export const readColumns = ([, ...rows]: Sheet, told: Told): readonly ColumnReading[] =>
  told.columns.flatMap(({ name }, place) => {
    // Of two columns with one head the last counts.
    const isLast = told.columns.findLastIndex(one => one.name === name) === place;
    if (name === undefined || !isLast) return [];
    return readColumn(
      name,
      rows.map(row => cellOf(row[place])),
      told,
    );
  });

/** Rows with what their columns say of their cells, in the form of the wire. */
export const withColumns = (rows: readonly SheetRow[], columns: readonly ColumnReading[]): readonly SheetRow[] =>
  rows.map(row => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(
        columns.flatMap(({ name, read, firstLine }) => {
          const value = read.cells[row.line - firstLine]?.value;
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    },
  }));

/** Cells that the host would read as their column does not, with the rule that it then would not tell. */
export const misreadIn = (columns: readonly ColumnReading[]): Findings['lost'] =>
  columns.flatMap(column =>
    column.read.cells.flatMap(({ isMisread }, at) => {
      const { name, code, cells } = column;
      const cell = cells[at] ?? '';
      const text = typeof cell === 'object' ? cell.decimal : cell;
      return isMisread ? [{ line: lineOf(column, at), field: name, text, code }] : [];
    }),
  );
