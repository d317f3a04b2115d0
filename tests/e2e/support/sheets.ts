import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { xlsx } from '../../../catalog/engine/sheets/xlsx.ts';
import { textRow, wholeOf } from '../../support/sheetCells.ts';

/** Rows of a sheet, the first of them the heads. */
export type Sheet = readonly (readonly unknown[])[];

/** A file as Playwright chooses it in a page. */
export interface SheetFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const csvFile = (...lines: readonly string[]): SheetFile => ({
  name: 'rows.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

export async function xlsxFile(sheet: Sheet): Promise<SheetFile> {
  const parts = xlsx([sheet.map(textRow)], { columns: sheet[0]?.length ?? 1, rightToLeft: false });
  const buffer = await wholeOf(parts);
  return { name: 'rows.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}

export const readXlsx = (file: Buffer): Promise<Sheet> => readSheet(file);
export const readCsv = (file: Buffer): Sheet => papa.parse<string[]>(file.toString('utf8').replace(/^\uFEFF/, '')).data;

/** Exports the list in view, and gives the file under the name that the browser would keep it by. */
export async function exported(
  page: Page,
  format: 'Excel (XLSX)' | 'Text (CSV)',
  columns: 'Columns of the list' | 'All fields',
): Promise<SheetFile> {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: format }).check();
  await dialog.getByRole('radio', { name: columns }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    mimeType: 'application/octet-stream',
    buffer: await readFile(await download.path()),
  };
}
