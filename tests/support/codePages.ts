/** Letters of each code page, and the bytes that they stand at. */
const upper = {
  'windows-1252': ['’éüößçñã', '92 e9 fc f6 df e7 f1 e3'],
  'windows-1254': ['ĞİŞğışüÜöÖçÇ', 'd0 dd de f0 fd fe fc dc f6 d6 e7 c7'],
  'windows-1256': ['ابةتجحدرسعفكلمنهوي،', 'c7 c8 c9 ca cc cd cf d1 d3 da dd df e1 e3 e4 e5 e6 ed a1'],
} as const;

/** A text in the bytes of a code page. */
export function inCodePage(text: string, page: keyof typeof upper): Uint8Array<ArrayBuffer> {
  const [letters, places] = upper[page];
  const bytes = new Map(places.split(' ').map((byte, index) => [letters.charAt(index), parseInt(byte, 16)]));
  return Uint8Array.from(Array.from(text), letter => {
    const byte = bytes.get(letter) ?? letter.charCodeAt(0);
    if (byte > 0xff || (byte > 0x7f && !bytes.has(letter))) throw new Error(`${letter} is not in the table of ${page}`);
    return byte;
  });
}

/** A text in two bytes a letter, the lower one first or last. */
export function inUtf16(text: string, { bigEndian = false, mark = false } = {}): Uint8Array<ArrayBuffer> {
  const told = (mark ? '\uFEFF' : '') + text;
  const view = new DataView(new ArrayBuffer(told.length * 2));
  for (let at = 0; at < told.length; at += 1) view.setUint16(at * 2, told.charCodeAt(at), !bigEndian);
  return new Uint8Array(view.buffer);
}
