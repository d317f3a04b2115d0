import { typedNumber } from '#catalog/engine/texts/typedNumber.ts';

/** Which phone it is: `Mobile: `, `M `, `(office)`. */
const BEFORE = /^\p{L}[\p{L}\p{M} .]{0,20}[:.\s]\s*(?=[+(\p{Nd}])/u;
const BEHIND = /\s?(?:\(\p{L}[\p{L}\p{M} .]{0,20}\)|[-–\s]\p{L}[\p{L}\p{M}.]{0,15})$/u;

/** What stands between two numbers, or the word before the second alone. */
const BETWEEN = /[;,&|/\n]|\s(?:or|and|ve|veya|atau|ও|এবং|أو)\s|\s(?=\p{L}[\p{L}\p{M} .]{0,20}:\s?[+(\p{Nd}])/iu;

/** Longer texts are remarks. */
const LONGEST = 120;
/** A number has so many digits; fewer behind a slash are a part of one. */
const FEWEST = 7;

const isWhole = (text: string): boolean => (typedNumber(text)?.match(/\d/g)?.length ?? 0) >= FEWEST;

/** A number without what is said of it. */
const bare = (text: string): string => {
  const number = text.trim().replace(BEFORE, '').replace(BEHIND, '').trim();
  return isWhole(number) ? number : text.trim();
};

/** The phone numbers of a cell as they are written, without the words beside them; the cell itself if it has none. */
export function phoneTexts(text: string): readonly string[] {
  if (text.length > LONGEST) return [text];
  const parts = text.split(BETWEEN).map(bare).filter(Boolean);
  return parts.length > 1 && parts.every(isWhole) ? parts : [bare(text)];
}
