import { keptFormula } from '#catalog/engine/texts/formula.ts';

/** Rows of a sheet as text, the first of them the heads. */
export type Sheet = readonly (readonly string[])[];

const fromCell = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return ['string', 'number', 'boolean'].includes(typeof cell) ? String(cell) : '';
};

/** An export put an apostrophe before texts that a spreadsheet would run; it is not part of the value. */
const unescaped = (text: string): string => text.replace(keptFormula, '');

/** Reads a CSV or XLSX file. */
export async function readTable(file: File): Promise<Sheet> {
  const read = async (): Promise<readonly (readonly unknown[])[]> => {
    if (file.name.toLowerCase().endsWith('.xlsx')) return (await import('read-excel-file/universal')).readSheet(file);
    const { default: papa } = await import('papaparse');
    return papa.parse<string[]>((await file.text()).replace(/^\uFEFF/, '')).data;
  };
  return (await read()).map(row => row.map(cell => unescaped(fromCell(cell).trim())));
}
