import { NoSheet } from './NoSheet.ts';

/** What the reader does with a file: parts of a zip (XLSX, ODS), a compound file (XLS), a page with tables, or text. */
export type FileKind = 'zip' | 'compound' | 'page' | 'text';

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** The rest of how such a file begins; without it the library would take its bytes for text. */
const COMPOUND_WHOLE = [...COMPOUND, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** How the part is called that a workbook with a password is kept in. */
const LOCKED = Uint8Array.from(Array.from('EncryptedPackage').flatMap(letter => [letter.charCodeAt(0), 0]));

const holds = (bytes: Uint8Array, part: Uint8Array): boolean => {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/** How a page of the web begins, as banks call a workbook. */
const PAGE = /^(?:\xEF\xBB\xBF)?\s*<(!doctype html|html|table|meta|head)\b/i;
const PDF = [0x25, 0x50, 0x44, 0x46];

/** What a file is by its bytes: programs of banks give a sheet of text the ending of a workbook. Throws `NoSheet`. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new NoSheet('empty');
  if (beginsWith(bytes, COMPOUND)) {
    if (holds(bytes, LOCKED)) throw new NoSheet('locked_workbook');
    if (!beginsWith(bytes, COMPOUND_WHOLE)) throw new NoSheet('no_workbook');
    return 'compound';
  }
  if (beginsWith(bytes, PDF)) throw new NoSheet('no_text');
  if (PAGE.test(String.fromCharCode(...bytes.subarray(0, 200)))) return 'page';
  return beginsWith(bytes, ZIP) ? 'zip' : 'text';
}
