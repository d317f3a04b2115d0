import { folded } from '../../../catalog/searchText.ts';

/** Something that a search of the shell finds: a page, a record or an action. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  /** Where it stands, such as the titles of its groups. */
  readonly hint?: string;
  /** Heading under which it is listed. */
  readonly group: string;
  choose(): void;
}

/** The most that are shown (specification, section 9). */
export const MOST = 10;

/** Those whose title has the text, whatever its accents; titles that begin with it first. */
export function matching<T extends Pick<Suggestion, 'title'>>(all: readonly T[], text: string): readonly T[] {
  const wanted = folded(text.trim());
  const found = all.filter(({ title }) => folded(title).includes(wanted));
  const begins = found.filter(({ title }) => folded(title).startsWith(wanted));
  return [...begins, ...found.filter(one => !begins.includes(one))].slice(0, MOST);
}
