import { glyphsIn, isWide, type PdfFont } from './pdfFont.ts';
import { hexOf, textOf } from './pdfParts.ts';

/** What one letter says, and the glyphs that draw it. */
interface Letter {
  readonly text: string;
  readonly glyphs: readonly number[];
}

/** A part of a page that draws glyphs at one height. */
interface Piece {
  /** What stands before the text: where it is, and in which colour. */
  readonly head: string;
  readonly drawn: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly end: number;
  readonly letters: readonly Letter[];
  readonly isMark: boolean;
}

/** Letters of this script are joined, stacked and drawn out of their order; it is written from left to right. */
const BENGALI = /[\u0980-\u09ff]/;
const PIECE = /(q\n1 0 0 -1 (\S+) (\S+) cm\n(?:(?!BT\n)[^\n]*\n){0,4})BT\n((?:(?!ET\n)[^\n]*\n)*)ET\nQ(?:\n|$)/g;
const PLACE = /1 0 0 -1 (\S+) (\S+) Tm/g;
const SPAN = /\/Span <<\s+\/ActualText <FEFF([0-9A-F]*)>\s+>> BDC([\s\S]*?)EMC/g;
/** Distances within a word are no larger, beside the size of its font. */
const NEAR = 0.25;

function lettersOf(drawn: string, { says }: PdfFont): readonly Letter[] {
  const single = (part: string): readonly Letter[] =>
    glyphsIn(part).map(glyph => ({ text: says.get(glyph) ?? '', glyphs: [glyph] }));
  let read = 0;
  const letters = [...drawn.matchAll(SPAN)].flatMap(span => {
    const [whole, text = '', inner = ''] = span;
    const before = single(drawn.slice(read, span.index));
    read = span.index + whole.length;
    return [...before, { text: textOf(text), glyphs: glyphsIn(inner) }];
  });
  return [...letters, ...single(drawn.slice(read))];
}

function pieceOf(
  [, head = '', x, y, drawn = '']: RegExpMatchArray,
  fonts: ReadonlyMap<string, PdfFont>,
): Piece | undefined {
  const [, name = '', size] = /\/(f\d+) (\S+) Tf/.exec(drawn) ?? [];
  const font = fonts.get(name);
  const letters = font && lettersOf(drawn, font);
  if (!letters?.some(letter => BENGALI.test(letter.text))) return undefined;
  const glyphs = letters.flatMap(letter => letter.glyphs);
  const width = glyphs.reduce((sum, glyph) => sum + (font?.widths.get(glyph) ?? 0), 0);
  return {
    head,
    drawn,
    x: Number(x),
    y: Number(y),
    size: Number(size),
    end: Number(x) + (width * Number(size)) / 1000,
    letters,
    isMark: !glyphs.some(glyph => font && isWide(font, glyph)),
  };
}

/** What the pieces of a word say together. The parts of one letter that were drawn apart each say all of it. */
function textIn(pieces: readonly Piece[]): string {
  const said: Letter[] = [];
  for (const { letters, isMark } of pieces) {
    const [first] = letters;
    const last = said.at(-1);
    if (isMark && last && letters.every(letter => last.text.includes(letter.text))) continue;
    const goesOn = first && last && first.text === last.text && first.glyphs[0] !== last.glyphs[0];
    said.push(...(goesOn ? letters.slice(1) : letters));
  }
  return said.map(letter => letter.text).join('');
}

/** Whether a piece stands where a word goes on; what is stacked below a letter begins left of its end. */
function goesOnAt(word: readonly Piece[], first: Piece, { x, y }: Piece): boolean {
  const end = Math.max(...word.map(piece => piece.end));
  return Math.abs(y - first.y) < first.size / 2 && x > first.x && x < end + first.size * NEAR;
}

/** A mark is drawn to the left of where it stands in its line. */
const edgeOf = ({ end, size, isMark }: Piece): number => (isMark ? end - size : end);

/** The pieces of a word as one, since readers know of no word that is drawn by several. */
function wordOf(pieces: readonly Piece[]): string {
  const [first] = pieces;
  if (!first) return '';
  // Readers take a word to end where what is drawn last ends.
  const [, ...others] = pieces;
  const inOrder = [first, ...others.toSorted((a, b) => edgeOf(a) - edgeOf(b))];
  const drawn = inOrder.map(({ drawn, x, y }) =>
    drawn
      .replace(SPAN, '$2')
      .replace(
        PLACE,
        (_, right: string, up: string) => `1 0 0 -1 ${Number(right) + x - first.x} ${Number(up) + first.y - y} Tm`,
      ),
  );
  return `${first.head}BT\n/Span <<\n  /ActualText <FEFF${hexOf(textIn(pieces))}>\n>> BDC\n${drawn.join('')}EMC\nET\nQ\n`;
}

/** The content of a page, whose words of this script say what they are, each as a whole. */
export function wholeWords(content: string, fonts: ReadonlyMap<string, PdfFont>): string {
  let written = '';
  let read = 0;
  let word: Piece[] = [];
  const finish = () => {
    if (word.length > 0) written += wordOf(word);
    word = [];
  };
  for (const found of content.matchAll(PIECE)) {
    const between = content.slice(read, found.index);
    read = found.index + found[0].length;
    const piece = pieceOf(found, fonts);
    const [first] = word;
    const isNext = piece && first && between === '' && goesOnAt(word, first, piece);
    if (!isNext) finish();
    written += between;
    if (piece) word.push(piece);
    else written += found[0];
  }
  finish();
  return written + content.slice(read);
}
