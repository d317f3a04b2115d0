import { glyphsIn, isWide, type PdfFont, pdfFont, SAYING } from './pdfFont.ts';
import { hexOf, pointed, putTogether, takenApart, textOf, withStream } from './pdfParts.ts';
import { wholeWords } from './wholeWords.ts';

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff]/;

const ACTUAL = /(?<=\/ActualText <FEFF)([0-9A-F]*)(>\s+>> BDC[\s\S]*?EMC)/g;

/**
 * What a glyph says, or several of them. Arabic is drawn from left to right and turned round by whoever reads it, sign
 * by sign: the vowel sign of a letter comes before it, to stand behind it then.
 */
function sayingOf(text: string, hasWide: boolean): string {
  if (!hasWide) return '';
  return ARABIC.test(text) ? (text.match(/./gsu) ?? []).toReversed().join('') : text;
}

/**
 * The same document, whose text is searched, copied and read aloud rightly. Typst draws a glyph that stands higher or
 * lower than its letter by itself, and has each say the text of the whole letter: a dot above one says it once more.
 * Here a glyph without width says nothing, and words of a script that is written from left to right in such glyphs are
 * said whole.
 */
export function readable(pdf: Uint8Array): Uint8Array {
  const parts = takenApart(pdf);
  const { objects } = parts;
  const at = (number: number | undefined): string => (number === undefined ? '' : (objects.get(number) ?? ''));
  const fonts = new Map<number, PdfFont>();
  for (const [number, object] of objects) {
    const map = object.includes('/Subtype /Type0') ? pointed(object, 'ToUnicode') : undefined;
    if (map === undefined) continue;
    const font = pdfFont(at(pointed(object, 'DescendantFonts')), at(map));
    fonts.set(number, font);
    const said = (whole: string, glyph: string, text: string) => {
      const saying = sayingOf(textOf(text), isWide(font, Number.parseInt(glyph, 16)));
      return whole.replace(`<${text}>`, `<${hexOf(saying)}>`);
    };
    objects.set(
      map,
      withStream(at(map), stream => stream.replace(SAYING, said)),
    );
  }
  for (const page of [...objects.values()].filter(object => /\/Type \/Page\s/.test(object))) {
    const contents = pointed(page, 'Contents');
    if (contents === undefined) continue;
    const named = [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', number]): [string, PdfFont] => [
      name,
      fonts.get(Number(number)) ?? { says: new Map(), widths: new Map() },
    ]);
    objects.set(
      contents,
      withStream(at(contents), content => spoken(content, new Map(named))),
    );
  }
  return putTogether(parts);
}

function spoken(content: string, fonts: ReadonlyMap<string, PdfFont>): string {
  return wholeWords(content, fonts).replace(ACTUAL, (whole, text: string, drawn: string) => {
    const font = fonts.get(/\/(f\d+) \S+ Tf/.exec(drawn)?.[1] ?? '');
    if (!font) return whole;
    const hasWide = glyphsIn(drawn).some(glyph => isWide(font, glyph));
    return `${hexOf(sayingOf(textOf(text), hasWide))}${drawn}`;
  });
}
