import { plainSpelling } from './plainDay.ts';

/** Names by their number, each language in a line of its own: of one name all spellings, parted by a bar. */
export interface Names {
  /** All of them for a regular expression, the longest first, none within a longer word. */
  readonly pattern: string;
  readonly numberOf: (name: string) => number;
}

export function namesOf(languages: readonly string[], first = 1): Names {
  const numbers = new Map(
    languages.flatMap(names =>
      names
        .split(',')
        .flatMap((spellings, at) => spellings.split('|').map(name => [plainSpelling(name), at + first] as const)),
    ),
  );
  const longestFirst = [...numbers.keys()].sort((one, other) => other.length - one.length);
  return {
    pattern: `(?<![\\p{L}\\p{M}])(?:${longestFirst.join('|')})ঃ?(?![\\p{L}\\p{M}])\\.?`,
    numberOf: name => numbers.get(name.replace(/[.ঃ]+$/u, '')) ?? 0,
  };
}
