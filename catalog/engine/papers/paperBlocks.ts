import { amountInWords } from '../money/amountInWords.ts';
import { toMinor } from '../money/money.ts';
import type { PaperAgency, PaperData, PaperFact, PaperLanguage, PaperParty } from './PaperData.ts';
import type { PaperFrame, SideFacts, TaxNumber } from './PaperFacts.ts';
import { wordsIn } from './words/paperWords.ts';

const isTold = (text: string): boolean => text.trim() !== '';

/** Address, telephone and mail, as far as they are known. */
const linesOf = ({ address, phone, email }: SideFacts): readonly string[] =>
  [...address.split('\n').map(line => line.trim()), phone, email].filter(isTold);

/** The tax numbers of a side with what each is called. */
const numbersOf = (numbers: readonly TaxNumber[], language: PaperLanguage): readonly PaperFact[] =>
  numbers.map(({ kind, number }) => ({ label: wordsIn(language).numbers[kind], value: number }));

/** Who issues a paper. */
function agencyBlock({ agency, language, logo }: PaperFrame): PaperAgency {
  const { licence, names, name, website, numbers } = agency;
  return {
    name: names[language] ?? name,
    lines: [...linesOf(agency), website].filter(isTold),
    numbers: [
      ...numbersOf(numbers, language),
      ...(isTold(licence) ? [{ label: wordsIn(language).facts.licence, value: licence }] : []),
    ],
    ...(logo && { logo }),
  };
}

/** The other side of a paper. */
export const partyBlock = (label: string, side: SideFacts, language: PaperLanguage): PaperParty => ({
  label,
  value: side.name,
  lines: [...linesOf(side), ...numbersOf(side.numbers, language).map(fact => `${fact.label} ${fact.value}`)],
});

type Framed = Pick<PaperData, 'language' | 'agency' | 'mark' | 'copy' | 'code' | 'foot'>;

/** What papers of every kind have in common; one that does not stand says so, and is no original. */
export function framed(frame: PaperFrame, mark?: string): Framed {
  const { language, isCopy, url } = frame;
  const words = wordsIn(language);
  const copy = isCopy ? words.copies.copy : mark === undefined ? words.copies.original : undefined;
  return {
    language,
    agency: agencyBlock(frame),
    ...(mark !== undefined && { mark }),
    ...(copy !== undefined && { copy }),
    ...(url !== null && { code: { address: url, words: words.code_hint } }),
    foot: { page: words.page, digits: '0123456789' },
  };
}

/** An amount of the agency's own currency in words; a draft of nothing has none. */
export const inWords = (amount: string, language: PaperLanguage): Pick<PaperData, 'amountInWords'> =>
  toMinor(amount) > 0n
    ? { amountInWords: { label: wordsIn(language).in_words, value: amountInWords(amount, language) } }
    : {};

/** The same of papers that are drawn anew whenever they are asked for: none of them is an original. */
export function framedAnew(frame: PaperFrame): Omit<Framed, 'mark'> {
  const { copy, ...rest } = framed(frame);
  return { ...rest, ...(frame.isCopy && copy !== undefined && { copy }) };
}
