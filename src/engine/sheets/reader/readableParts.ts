import { strFromU8, strToU8, zipSync } from 'fflate';
import { MOST_CELLS, MOST_ROWS } from './bounds.ts';
import { NoSheet } from './NoSheet.ts';
import type { Parts } from './zippedParts.ts';

/** A cell of XLSX whose formula has failed; the library knows some of the failures alone. */
const FAILED = /(<(?:\w{1,20}:)?c\s[^<>]*?\bt=)(["'])e\2/g;
/** Lines of XLSX with cells that are shown and hold nothing: programs write a million of them, and each takes its time. */
const BLANK_LINE = /<row\s[^<>]*\br="\d{1,7}"[^<>]*>(?:<c\s[^<>]*\/>)*<\/row>/g;
/** Signs by their numbers: the library reads some of them wrong, and loses a carriage return before the end of a line. */
const BY_NUMBER = /&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi;
const RETURN = 13;
const LAST_OF_ASCII = 127;
const LAST_SIGN = 0x10_ff_ff;
/** Stands for a carriage return until the cells are read; no text has it, for it is no letter. */
export const RETURNED = '\uFFFE';
/** Parts of XLSX with the texts of cells. */
const TEXTS = /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/;
const IS_LOCKED = /<(?:\w{1,20}:)?encryption-data\b/;

/** What a sheet of ODS says of how often a row or a cell comes again. */
const AGAIN = /<(?:\w{1,20}:)?table-(row|cell)\b([^<>]*)>/g;
const TIMES = /\bnumber-(?:rows|columns)-repeated="(\d{1,9})"/;

const textOf = (part: Uint8Array | undefined): string => (part ? strFromU8(part) : '');

/** Throws `NoSheet` for an ODS whose few words mean more cells than there is room for: the library writes each out. */
function keepCells(content: string): void {
  let [rows, cells] = [1, 0];
  for (const [, what, attributes = ''] of content.matchAll(AGAIN)) {
    const times = Number(TIMES.exec(attributes)?.[1] ?? 1);
    if (what === 'row') rows = times;
    // A cell without anything in it is closed at once, and is not written out.
    else if (!attributes.endsWith('/')) cells += rows * times;
    if (cells > MOST_CELLS) throw new NoSheet(rows > MOST_ROWS ? 'too_many_rows' : 'unpacks_too_large');
  }
}

function signOf(told: string, decimal: string | undefined, hexadecimal: string | undefined): string {
  const sign = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (sign === RETURN) return RETURNED;
  // Those below mean something to XML.
  return sign > LAST_OF_ASCII && sign <= LAST_SIGN ? String.fromCodePoint(sign) : told;
}

/**
 * A zip of unpacked parts that the library reads right: it never unpacks one itself. Throws `NoSheet` for a locked ODS and
 * for one that means too many cells.
 */
export function readableParts(parts: Parts): Uint8Array {
  if (IS_LOCKED.test(textOf(parts.get('META-INF/manifest.xml')))) throw new NoSheet('locked_workbook');
  keepCells(textOf(parts.get('content.xml')));
  const readable = Array.from(parts, ([name, part]): [string, Uint8Array] => {
    if (!TEXTS.test(name)) return [name, part];
    const text = strFromU8(part);
    const right = text.replace(BLANK_LINE, '').replace(FAILED, '$1$2str$2').replace(BY_NUMBER, signOf);
    return [name, right === text ? part : strToU8(right)];
  });
  // An ODS may do without its second part; the library may not.
  if (parts.has('content.xml') && !parts.has('styles.xml')) readable.push(['styles.xml', strToU8('<styles/>')]);
  return zipSync(Object.fromEntries(readable), { level: 0 });
}
