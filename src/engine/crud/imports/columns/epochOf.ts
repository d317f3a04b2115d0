import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import { bytesOf, kindOfFile } from '../../../sheets/sheetFile.ts';

const SINCE_1904 = /\bdate1904=["'](?:1|true)["']/;

/** From which year the serial numbers of a file count; a sheet of text has no calendar of its own. */
export async function epochOf(file: Blob): Promise<Epoch> {
  const bytes = await bytesOf(file);
  if (kindOfFile(bytes) === 'text') return 1900;
  const { strFromU8, unzipSync } = await import('fflate');
  const { 'xl/workbook.xml': part } = unzipSync(bytes, { filter: ({ name }) => name === 'xl/workbook.xml' });
  return part && SINCE_1904.test(strFromU8(part)) ? 1904 : 1900;
}
