import type { Reader } from '../kinds/valueText.ts';
import { heads } from './exportTable.ts';
import { toFile } from './writeFile.ts';

/** A workbook with the heads of some fields and nothing below them, to be filled in. */
export const template = (names: readonly string[], reader: Reader): Promise<Blob> =>
  toFile('xlsx', { heads: heads(names, reader), rows: [], locale: reader.locale });
