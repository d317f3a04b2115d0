import { deflateSync, inflateSync } from 'node:zlib';

/** A document that Typst has written, apart: its objects by number, and what stands around them. */
export interface PdfParts {
  readonly head: string;
  readonly objects: Map<number, string>;
  readonly trailer: string;
}

/** A PDF is bytes; as a text of one sign each, it is read by patterns. */
export function takenApart(pdf: Uint8Array): PdfParts {
  const whole = Buffer.from(pdf).toString('latin1');
  const table = whole.lastIndexOf('\nxref\n') + 1;
  const rows = [...whole.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const objects = rows.map((offset, at): [number, string] => [at + 1, whole.slice(offset, rows[at + 1] ?? table)]);
  const [trailer = ''] = /trailer\s[\s\S]*?>>\s+(?=startxref)/.exec(whole.slice(table)) ?? [];
  return { head: whole.slice(0, rows[0] ?? 0), objects: new Map(objects), trailer };
}

export function putTogether({ head, objects, trailer }: PdfParts): Uint8Array {
  const parts = [...objects.values()];
  let offset = head.length;
  const rows = parts.map(part => {
    const row = `${String(offset).padStart(10, '0')} 00000 n \n`;
    offset += part.length;
    return row;
  });
  const table = `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  return Buffer.from(`${head}${parts.join('')}${table}${trailer}startxref\n${offset}\n%%EOF\n`, 'latin1');
}

/** An object whose stream, packed or not, has been changed. */
export function withStream(object: string, change: (stream: string) => string): string {
  const [all, before, length, after] = /^([\s\S]*?\/Length )(\d+)([\s\S]*?stream\r?\n)/.exec(object) ?? [];
  if (all === undefined || before === undefined || after === undefined) return object;
  const end = all.length + Number(length);
  const isPacked = all.includes('/FlateDecode');
  const stream = Buffer.from(object.slice(all.length, end), 'latin1');
  const changed = change((isPacked ? inflateSync(stream) : stream).toString('latin1'));
  const packed = isPacked ? deflateSync(Buffer.from(changed, 'latin1')).toString('latin1') : changed;
  return `${before}${packed.length}${after}${packed}${object.slice(end)}`;
}

/** The number of the object that a key of another one points at. */
export function pointed(object: string, key: string): number | undefined {
  const [, number] = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(object) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Text that is written as UTF-16 in hexadecimal digits. */
export const textOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

export const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
