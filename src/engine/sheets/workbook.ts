import { NoSheet } from './sheetFile.ts';

/** A cell whose formula has failed; the reader takes it for an empty one. */
const FAILED = /(<c\b[^>]*?\st=)(["'])e\2/g;
/** The calendar of 1904, as other programs than Excel say it; the reader knows `1` alone. */
const CALENDAR = /(\bdate1904=)(["'])true\2/;

const mended: readonly { readonly part: RegExp; readonly wrong: RegExp; readonly right: string }[] = [
  { part: /^xl\/worksheets\/.*\.xml$/, wrong: FAILED, right: '$1$2str$2' },
  { part: /^xl\/workbook\.xml$/, wrong: CALENDAR, right: '$1$21$2' },
];

/** A workbook with the parts that its reader would read wrong written so that it reads them right. */
async function readable(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  const changed = Object.entries(parts).flatMap(([name, content]) => {
    const wrong = mended.find(({ part }) => part.test(name));
    const text = wrong && strFromU8(content);
    const right = text?.replace(wrong?.wrong ?? '', wrong?.right ?? '');
    return right === undefined || right === text ? [] : [[name, strToU8(right)] as const];
  });
  if (changed.length === 0) return bytes.buffer;
  return zipSync({ ...parts, ...Object.fromEntries(changed) }, { level: 0 }).buffer;
}

/** Rows of the first sheet of a workbook. */
export async function workbookRows(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly unknown[])[]> {
  const { readSheet } = await import('read-excel-file/universal');
  return readable(bytes)
    .then(buffer => readSheet(buffer))
    .catch(() => {
      throw new NoSheet('no_workbook');
    });
}
