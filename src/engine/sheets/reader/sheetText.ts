import { decoded, type Encoding, encodings } from '#catalog/engine/reading/encodings/Encoding.ts';
import { proposeEncoding } from '#catalog/engine/reading/encodings/proposeEncoding.ts';
import { NoSheet } from './NoSheet.ts';

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
