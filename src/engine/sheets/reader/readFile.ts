import { MOST_BYTES } from './bounds.ts';
import { fileKind } from './fileKind.ts';
import { NoSheet } from './NoSheet.ts';
import type { Asked, Reading } from './Reading.ts';
import { sheetText } from './sheetText.ts';

/**
 * Reads any sheet by its bytes, whatever its name ends in. Rejects with `NoSheet` for what is none, or too large. This is
 * the whole reader; whoever has a page to keep alive has it run in a Worker.
 */
export async function readFile(file: Blob, { locale = 'en', encoding, sheet }: Asked = {}): Promise<Reading> {
  if (file.size > MOST_BYTES) throw new NoSheet('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === 'zip' || kind === 'compound') {
    const { readWorkbook } = await import('./readWorkbook.ts');
    return readWorkbook(bytes, { kind, sheet });
  }
  const { text, ...read } = await sheetText(bytes, { locale, chosen: encoding });
  const rowsOf = kind === 'page' ? (await import('./pageRows.ts')).pageRows : (await import('./textRows.ts')).textRows;
  const rows = (await rowsOf(text)).map(row => row.map(cell => cell.trim()));
  return { sheets: [], proposed: 0, epoch: 1900, rows, text: read };
}
