import type { Sheet, SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { keptFormula } from '#catalog/engine/texts/formula.ts';

/** Digits that a spreadsheet keeps of a number; what follows them is noise of its floats. */
const DIGITS = 15;

/** A float in decimal digits; only what is smaller or larger than any figure of an agency keeps its exponent. */
const decimalOf = (number: number): string => String(Number(number.toPrecision(DIGITS)));

/** Into a sheet of plain text an export put an apostrophe before some texts; it is not part of the value. */
const unescaped = (text: string): string => text.replace(keptFormula, '');

const cellOf = (cell: unknown): SheetCell => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return { decimal: decimalOf(cell) };
  return ['string', 'boolean'].includes(typeof cell) ? String(cell).trim() : '';
};

/** Reads a CSV or XLSX file. */
export async function readTable(file: File): Promise<Sheet> {
  const read = async (): Promise<readonly (readonly unknown[])[]> => {
    if (file.name.toLowerCase().endsWith('.xlsx')) return (await import('read-excel-file/universal')).readSheet(file);
    const { default: papa } = await import('papaparse');
    return papa.parse<string[]>((await file.text()).replace(/^\uFEFF/, ''), { transform: unescaped }).data;
  };
  return (await read()).map(row => row.map(cellOf));
}
