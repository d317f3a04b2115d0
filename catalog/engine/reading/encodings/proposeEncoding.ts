import { decoded, type Encoding } from './Encoding.ts';

/** What a detector of encodings makes of a file; the better guess stands before the others. */
export interface Guess {
  readonly name: string;
  /** Of a hundred. */
  readonly confidence: number;
}

export interface Proposal {
  readonly encoding: Encoding;
  /** Whether the bytes allow no other. */
  readonly isCertain: boolean;
}

interface Told {
  /** The reader's language: a sheet of an office is most often in its own. */
  readonly locale: string;
  readonly guesses: readonly Guess[];
}

type CodePage = Extract<Encoding, `windows-${string}`>;

const pageOfLocale: Readonly<Record<string, CodePage>> = { tr: 'windows-1254', ar: 'windows-1256' };
const pageOfGuess: Readonly<Record<string, CodePage>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'ISO-8859-6': 'windows-1256',
  'windows-1256': 'windows-1256',
};
/** Guesses below this are no better than a throw of dice. */
const CONFIDENT = 30;

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const marked = (bytes: Uint8Array): Encoding | undefined =>
  marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

/** Figures, separators and ends of lines have a zero for their other half. */
function wide(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

const WORD = /[\p{L}\p{M}\u0640]+/gu;
const ARABIC = /^[\p{Script_Extensions=Arabic}\p{M}]{2,}$/u;
const SOME_ARABIC = /\p{Script_Extensions=Arabic}/u;
const TURKISH = /[\u011e\u011f\u0130\u0131\u015e\u015f]/;

/** Above zero where words are Arabic throughout, below it where such letters would stand among Latin ones. */
function arabicOf(text: string): number {
  const words = text.match(WORD) ?? [];
  const whole = words.filter(word => ARABIC.test(word)).length;
  return whole - words.filter(word => /[A-Za-z]/.test(word) && SOME_ARABIC.test(word)).length;
}

const isRead = (bytes: Uint8Array, encoding: Encoding): boolean => decoded(bytes, encoding) !== undefined;

/** Letters of one byte: what they are in words says more of a short file than how often they occur. */
function codePage(bytes: Uint8Array, { locale, guesses }: Told): CodePage {
  const own = pageOfLocale[locale] ?? 'windows-1252';
  const arabic = arabicOf(decoded(bytes, 'windows-1256') ?? '');
  if (arabic > 0) return 'windows-1256';
  const guess = guesses.find(({ name }) => name in pageOfGuess);
  const guessed = guess && guess.confidence >= CONFIDENT ? pageOfGuess[guess.name] : undefined;
  const other = guessed ?? own;
  if (arabic === 0 && other === 'windows-1256') return other;
  if (TURKISH.test(decoded(bytes, 'windows-1254') ?? '')) return 'windows-1254';
  return own === 'windows-1254' && isRead(bytes, own) ? own : 'windows-1252';
}

/** In what the text of a file is written, as far as its bytes say. None for what is no text. */
export function proposeEncoding(bytes: Uint8Array, told: Told): Proposal | undefined {
  const mark = marked(bytes);
  if (mark) return isRead(bytes, mark) ? { encoding: mark, isCertain: true } : undefined;
  if (bytes.includes(0)) {
    const encoding = wide(bytes);
    return encoding && isRead(bytes, encoding) ? { encoding, isCertain: false } : undefined;
  }
  if (isRead(bytes, 'utf-8')) return { encoding: 'utf-8', isCertain: true };
  const pages = [codePage(bytes, told), 'windows-1252', 'windows-1254', 'windows-1256'] as const;
  const encoding = pages.find(page => isRead(bytes, page));
  return encoding && { encoding, isCertain: false };
}
