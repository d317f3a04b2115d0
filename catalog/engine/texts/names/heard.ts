import { baresOf, isParticle, isTitle, partOf, partsOf } from './compounds.ts';
import { headOf } from './families.ts';
import { romanised } from './romanised.ts';
import { soundOf } from './soundOf.ts';

/** A word of a name as it is compared. */
export interface Heard {
  /** Keys of the whole word; a search by it finds a record that has any of them. */
  readonly whole: readonly string[];
  /** Keys of the parts of which it is made, by which it is found too. */
  readonly parts: readonly string[];
  readonly isTitle: boolean;
  readonly isParticle: boolean;
}

/** Words that are remembered; a name is among a few thousand. */
const REMEMBERED = 20_000;
/** Letters of a word that count; no name is longer. */
const LONGEST = 40;

export const unique = (keys: readonly string[]): string[] => [...new Set(keys)];
const keysOf = (latin: string): string[] => soundOf(headOf.get(latin) ?? latin);

function hearLatin(latin: string): { readonly whole: string[]; readonly parts: string[] } {
  const part = partOf(latin);
  if (part) return { whole: [`+${part}`], parts: [] };
  const both = headOf.has(latin) ? undefined : partsOf(latin);
  if (!both) return { whole: [latin, ...baresOf(latin)].flatMap(keysOf), parts: [] };
  const [first, second] = both.map(one => {
    const name = partOf(one);
    return name ? [`+${name}`] : keysOf(one);
  });
  const joined = (first ?? []).flatMap(start => (second ?? []).map(end => `${start}${end}`));
  return { whole: joined, parts: [...(first ?? []), ...(second ?? [])] };
}

const remembered = new Map<string, Heard>();

/** How a word sounds, in whichever way it may be read. */
export function heard(word: string): Heard {
  const known = remembered.get(word);
  if (known) return known;
  const readings = romanised(word.slice(0, LONGEST)).filter(Boolean);
  const familiar = readings.filter(reading => headOf.has(reading));
  const all = (familiar.length > 0 ? familiar : readings).map(hearLatin);
  const made: Heard = {
    whole: unique(all.flatMap(one => one.whole)),
    parts: unique(all.flatMap(one => one.parts)),
    isTitle: readings.some(isTitle),
    isParticle: readings.some(isParticle),
  };
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(word, made);
  return made;
}
