import type { SplitBy } from './Proposal.ts';

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The place where a name is parted, and how long what stands there is; undefined where it has one part. */
function placeOf(name: string, by: SplitBy): readonly [at: number, length: number] | undefined {
  if (by === 'comma') {
    const sign = name.search(/[,/،]/);
    return sign < 0 ? undefined : [sign, 1];
  }
  const blank = by === 'last_word' ? name.lastIndexOf(' ') : name.indexOf(' ');
  return blank < 0 ? undefined : [blank, 1];
}

/** A name in two parts, as they are written; of one that has a single part the second is empty. */
export function splitName(text: string, by: SplitBy): readonly [string, string] {
  const name = trimmed(text);
  const place = placeOf(name, by);
  if (!place) return [name, ''];
  const [at, length] = place;
  return [trimmed(name.slice(0, at)), trimmed(name.slice(at + length))];
}
