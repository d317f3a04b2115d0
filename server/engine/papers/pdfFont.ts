import { textOf } from './pdfParts.ts';

/** A font of a document: what its glyphs say, and how wide they are in thousandths of its size. */
export interface PdfFont {
  readonly says: ReadonlyMap<number, string>;
  readonly widths: ReadonlyMap<number, number>;
}

export const SAYING = /<([0-9A-F]{4})> <([0-9A-F]+)>$/gm;

export function pdfFont(descendant: string, toUnicode: string): PdfFont {
  const widths = new Map<number, number>();
  for (const [, first, last, width] of descendant.matchAll(/[[ ](\d+) (\d+) (-?[\d.]+)(?=[ \]])/g))
    for (let glyph = Number(first); glyph <= Number(last); glyph += 1) widths.set(glyph, Number(width));
  const says = [...toUnicode.matchAll(SAYING)].map(([, glyph = '', text = '']): [number, string] => [
    Number.parseInt(glyph, 16),
    textOf(text),
  ]);
  return { says: new Map(says), widths };
}

/** Whether a glyph takes room; the others are marks and dots, set over or below these. */
export const isWide = ({ widths }: PdfFont, glyph: number): boolean => (widths.get(glyph) ?? 0) !== 0;

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const plain = (literal: string): string =>
  literal.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, sign: string) =>
    octal === undefined ? (ESCAPED[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8)),
  );

/** Strings of glyphs, and the distances between them, in the order in which they are drawn. */
const SHOWN = /\/ActualText <[0-9A-F]*>|\(((?:\\[\s\S]|[^\\()])*)\)|<([0-9A-Fa-f]+)>/g;

/** The glyphs that a part of a page draws, each of two bytes. */
export function glyphsIn(drawn: string): readonly number[] {
  return [...drawn.matchAll(SHOWN)].flatMap(([, literal, digits]) => {
    const bytes = literal === undefined ? Buffer.from(digits ?? '', 'hex') : Buffer.from(plain(literal), 'latin1');
    return Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readUInt16BE(at * 2));
  });
}
