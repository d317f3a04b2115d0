/** Why a file is no sheet; its message is the key of words that say so. */
export class NoSheet extends Error {
  constructor(why: 'empty' | 'old_workbook' | 'locked_workbook' | 'no_workbook' | 'no_text' | 'page') {
    super(`crud.import.no_sheet.${why}`);
  }
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** How the part is called that a workbook with a password is kept in. */
const LOCKED = Uint8Array.from(Array.from('EncryptedPackage').flatMap(letter => [letter.charCodeAt(0), 0]));

const holds = (bytes: Uint8Array, part: Uint8Array): boolean => {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/** How a page of the web and a document begin. */
const PAGE = /^\s*<(!doctype html|html|table|meta|head)\b/i;
const PDF = [0x25, 0x50, 0x44, 0x46];

/** What a file is by its bytes: programs of banks give a sheet of text the ending of a workbook. */
export function kindOfFile(bytes: Uint8Array): 'workbook' | 'text' {
  if (bytes.length === 0) throw new NoSheet('empty');
  if (beginsWith(bytes, COMPOUND)) throw new NoSheet(holds(bytes, LOCKED) ? 'locked_workbook' : 'old_workbook');
  if (beginsWith(bytes, PDF)) throw new NoSheet('no_text');
  if (PAGE.test(String.fromCharCode(...bytes.subarray(0, 200)))) throw new NoSheet('page');
  return beginsWith(bytes, ZIP) ? 'workbook' : 'text';
}

export const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer());
