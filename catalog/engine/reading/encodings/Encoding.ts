/** How the letters of a file of text may be written in bytes, by their names of the Encoding Standard. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1254', 'windows-1256'] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes that a code page has no letter for become these; a file that has them is in another, or no text at all. */
const NO_LETTER = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f-\u009f]/;
const NONE = /\u0000/;

/** Node takes this code page for ISO 8859-1, which has controls where it has these letters, and none in five places. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const signOf = (control: string): string => SIGNS.charAt(control.charCodeAt(0) - 0x80);

/** The text that bytes are in an encoding, without its mark; none where they cannot be that. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    const read = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const text = encoding === 'windows-1252' ? read.replace(/[\u0080-\u009f]/g, signOf) : read;
    return (encoding.startsWith('windows') ? NO_LETTER : NONE).test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
