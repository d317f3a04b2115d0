import { decoded } from '#catalog/engine/reading/encodings/Encoding.ts';
import { NoBankFile } from './BankFile.ts';

const isMarked = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** What a file says of its own letters: XML in its first line, OFX 1 in its head; MT940 says nothing. */
function declaredIn(head: string): string | undefined {
  const xml = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1];
  if (xml !== undefined) return xml;
  const charset = /^CHARSET:\s*(\S+)/im.exec(head)?.[1]?.toUpperCase();
  if (/^ENCODING:\s*UTF-?8/im.test(head)) return 'utf-8';
  if (charset === undefined || charset === 'NONE') return /^\s*<\?(xml|OFX)/i.test(head) ? 'utf-8' : undefined;
  return /^\d{4}$/.test(charset) ? `windows-${charset}` : charset;
}

function decodedAs(bytes: Uint8Array, label: string): string | undefined {
  if (/^(windows-1252|iso-8859-1|us-?ascii|latin1)$/i.test(label)) return decoded(bytes, 'windows-1252');
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of a file, in the letters that it names; nothing is guessed where these are not the ones that it is in. */
export function fileText(bytes: Uint8Array): string {
  if (isMarked(bytes)) {
    const wide = decoded(bytes, bytes[0] === 0xff ? 'utf-16le' : 'utf-16be');
    if (wide === undefined) throw new NoBankFile('encoding');
    return wide.replace(/^\uFEFF/, '');
  }
  const declared = declaredIn(String.fromCharCode(...bytes.subarray(0, 1000)).replace(/^\u00ef\u00bb\u00bf/, ''));
  // Letters beyond ASCII that come out in UTF-8 are in it, whatever an old program writes into the head.
  const isOfOldHead = declared === undefined || !/^utf/i.test(declared);
  const text = (isOfOldHead ? decoded(bytes, 'utf-8') : undefined) ?? decodedAs(bytes, declared ?? 'windows-1252');
  if (text === undefined || text.includes('\u0000') || text.includes('\uFFFD')) throw new NoBankFile('encoding');
  return text.replace(/^\uFEFF/, '');
}
