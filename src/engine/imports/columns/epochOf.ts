import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import { readWorkbook } from '../../sheets/readWorkbook.ts';

/** From which year the serial numbers of a file count; a sheet of text has no calendar of its own. */
export const epochOf = async (file: Blob): Promise<Epoch> => (await readWorkbook(file)).epoch;
