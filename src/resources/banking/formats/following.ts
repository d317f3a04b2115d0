import { isEqual, uniqWith } from 'es-toolkit';
import type { FileStatement } from './BankFile.ts';

/** Statements of one account, each of which begins with what the one before it ends with. */
export type Following = readonly [FileStatement, ...FileStatement[]];

const firstDay = ({ entries }: FileStatement): string => entries.map(({ day }) => day ?? '').toSorted()[0] ?? '';

const follows = (before: FileStatement, after: FileStatement): boolean =>
  before.account === after.account &&
  before.currency === after.currency &&
  before.closing !== undefined &&
  before.closing === after.opening &&
  (firstDay(after) === '' || firstDay(before) <= firstDay(after));

/** Puts a group to the first one that it follows, or that follows it. */
function added(groups: readonly Following[], next: Following): readonly Following[] {
  const last = next.at(-1) ?? next[0];
  for (const group of groups) {
    const others = groups.filter(one => one !== group);
    const [first, ...more] = group;
    // What two parts of a statement are put together to may close the gap between others.
    if (follows(group.at(-1) ?? first, next[0])) return added(others, [first, ...more, ...next]);
    if (follows(last, first)) return added(others, [...next, ...group]);
  }
  return [...groups, next];
}

const place = ([first]: Following): string => `${first.account} ${firstDay(first)}`;

/** Puts together what follows each other, whichever stands first in the file: some banks put the newest there. */
export const following = (statements: readonly FileStatement[]): readonly Following[] =>
  // One that stands in a file twice, and ends with what it began with, would follow itself.
  uniqWith(statements, isEqual)
    .reduce<readonly Following[]>((groups, one) => added(groups, [one]), [])
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
