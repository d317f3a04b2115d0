import { keptFormula } from '#catalog/engine/texts/formula.ts';
import { decoded, type Encoding, encodings } from '#catalog/engine/reading/encodings/Encoding.ts';
import { proposeEncoding } from '#catalog/engine/reading/encodings/proposeEncoding.ts';
import { NoSheet } from './sheetFile.ts';

/** A sheet of text, and in what it was taken to be written. */
export interface SheetText {
  readonly text: string;
  readonly encoding: Encoding;
  /** Encodings in which the bytes are some text; the one alone where they allow no other. */
  readonly choices: readonly Encoding[];
}

/** What a detector looks at: enough to know a language by, and done in a moment. */
const SAMPLE = 65_536;

/** Reads a sheet of text in the encoding that somebody has chosen, or else in the one that it is most likely in. */
export async function sheetText(
  bytes: Uint8Array,
  { locale, chosen }: { readonly locale: string; readonly chosen?: Encoding | undefined },
): Promise<SheetText> {
  const { analyse } = await import('chardet');
  const proposal = proposeEncoding(bytes, { locale, guesses: analyse(bytes.subarray(0, SAMPLE)) });
  const encoding = chosen ?? proposal?.encoding;
  const text = encoding && decoded(bytes, encoding);
  if (!encoding || !proposal || text === undefined) throw new NoSheet('no_text');
  const isWide = proposal.encoding.startsWith('utf-16');
  const others = encodings.filter(one => one.startsWith('utf-16') === isWide && decoded(bytes, one) !== undefined);
  return { text, encoding, choices: proposal.isCertain ? [encoding] : others };
}

/** A line by which a spreadsheet is told the separator; it shows no row for it. */
const TOLD = /^"?sep=(.)"?\r?\n/i;

/** Into a sheet of plain text an export put an apostrophe before some texts; it is not part of the value. */
const unescaped = (text: string): string => text.replace(keptFormula, '');

/** Rows of a sheet of text, or the first of them. */
export async function rowsOfText(text: string, most = 0): Promise<readonly (readonly string[])[]> {
  const { default: papa } = await import('papaparse');
  const plain = text.replace(/^\uFEFF/, '');
  const delimiter = TOLD.exec(plain)?.[1];
  return papa.parse<string[]>(plain.replace(TOLD, ''), {
    preview: most,
    transform: unescaped,
    ...(delimiter !== undefined && { delimiter }),
  }).data;
}
