import type { Field } from '#catalog/engine/fields.ts';
import { columnDecimal } from '#catalog/engine/reading/amounts/columnDecimal.ts';
import { unreadText } from '#catalog/engine/reading/amounts/unreadText.ts';
import { columnDays } from '#catalog/engine/reading/days/columnDays.ts';
import { yearsOf } from '#catalog/engine/reading/days/yearsOf.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { typedValue } from '../../typedValue.ts';
import type { Reader } from '../../valueText.ts';
import type { Line } from '../Column.ts';
import { headPlaces } from './headPlaces.ts';
import type { PastedColumn, PastedInto } from './PastedInto.ts';
import { sidedValues } from './sidedValues.ts';

export interface PastedLines {
  readonly values: readonly Line[];
  /** What found no column: heads that are none of the lines, or texts beyond the last column. */
  readonly unplaced: readonly string[];
}

const numbers: readonly Field['kind'][] = ['money', 'decimal', 'integer'];

/** How the cells of one column are read, by all its rows. */
function readerOf(column: PastedColumn, texts: readonly string[], reader: Reader): (text: string) => unknown {
  const { field, meant } = column;
  if (field.kind === 'date' && reader.today !== undefined) {
    const order = (reader.forms ?? usualForms).dayOrder;
    const filled = texts.map(text => text.trim()).filter(text => text !== '');
    const days = columnDays(filled, { order, today: reader.today, years: yearsOf(field) });
    // What the column leaves open must not be read by the field alone.
    return text => days.dayOf(text.trim()) ?? (days.by === 'both' && days.isOpen ? `${text} ?` : text);
  }
  return text => meant?.(text.trim()) ?? typedValue(field, text, reader);
}

/** Values of lines from a block of cells: put by its heads where it has them, else one column after the other. */
export function pastedLines(block: readonly (readonly string[])[], into: PastedInto): PastedLines {
  const { columns, from, fields, sides, reader } = into;
  const heads = headPlaces(block, into);
  const rows = heads ? block.slice(1) : block;
  const width = Math.max(...block.map(({ length }) => length));
  const columnAt = (at: number) => (heads ? heads[at] : columns[from + at]);
  const places = Array.from({ length: width }, (_, at) => at);
  const textsAt = (at: number) => rows.map(row => row[at] ?? '');
  const isFilled = (at: number) => textsAt(at).some(text => text.trim() !== '');

  const amounts = places.filter(at => numbers.includes(columnAt(at)?.field.kind ?? 'text')).flatMap(textsAt);
  const forms = reader.forms ?? usualForms;
  const { decimal } = columnDecimal(amounts, { setting: forms.decimalSign });
  const byDecimal: Reader = { ...reader, forms: { ...forms, decimalSign: decimal ?? forms.decimalSign } };
  const isOpen = (text: string) => decimal === undefined && /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(text);
  const readers = new Map(
    places.flatMap(at => {
      const column = columnAt(at);
      return column ? [[at, readerOf(column, textsAt(at), byDecimal)] as const] : [];
    }),
  );

  const values = rows.map(row => {
    const told: Record<string, unknown> = {};
    const texts: Record<string, string> = {};
    for (const at of places) {
      const column = columnAt(at);
      const text = row[at];
      if (!column || text === undefined) continue;
      texts[column.name] = text;
      const isNumber = numbers.includes(column.field.kind);
      // A sheet of accounts writes a dash for nothing.
      const isDash = isNumber && /^\s*[-–—]\s*$/.test(text);
      if (isDash) told[column.name] = fields[column.name]?.initial ?? null;
      else told[column.name] = isNumber && isOpen(text) ? unreadText(text) : readers.get(at)?.(text);
    }
    return sides ? { ...told, ...sidedValues(texts, { sides, decimal, fields }) } : told;
  });
  const unplaced = places.flatMap(at =>
    columnAt(at) || !isFilled(at) ? [] : [heads ? (block[0]?.[at] ?? '').trim() : (textsAt(at).find(Boolean) ?? '')],
  );
  return { values, unplaced };
}
