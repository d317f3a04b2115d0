import { folded } from '#catalog/engine/texts/searchText.ts';

/** Something that a search of the shell finds: a page, a record or an action. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of its title, such as its groups or its number; each part stands by itself. */
  readonly hints?: readonly string[];
  /** Other words that find it. */
  readonly also?: string;
  /** Heading under which it is listed. */
  readonly group: string;
  choose(): void;
}

/** The most that are shown (specification, section 9). */
export const MOST = 10;

type Titled = Pick<Suggestion, 'title' | 'also'>;

/** How well a text names something; 0 is best, null is not at all. */
function distance({ title, also = '' }: Titled, wanted: string): number | null {
  const name = folded(title);
  if (name.startsWith(wanted)) return 0;
  if (name.includes(wanted)) return 1;
  return folded(also).includes(wanted) ? 2 : null;
}

/**
 * Those whose title has the text, whatever its accents; titles that begin with it first, those that only other words
 * name last.
 */
export function matching<T extends Titled>(all: readonly T[], text: string): readonly T[] {
  const wanted = folded(text.trim());
  const found = all.flatMap(one => {
    const far = distance(one, wanted);
    return far === null ? [] : [{ one, far }];
  });
  return found
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ one }) => one);
}
