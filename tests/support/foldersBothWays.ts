import { posix } from 'node:path';
import type { Import } from './imports.ts';

export type FolderPair = readonly [one: string, other: string];

/** How many parts of a path name what stands for itself, by its beginning; two where nothing else is said. */
const depths: readonly (readonly [place: RegExp, parts: number])[] = [
  [/^src\/resources\//, 4],
  [/^(server\/(platform|engine|modules)|src\/engine|catalog\/engine)\//, 3],
];

/** The folder that a file counts to. */
function folderOf(path: string): string {
  const parts = depths.find(([place]) => place.test(path))?.[1] ?? 2;
  return posix.dirname(path).split('/').slice(0, parts).join('/');
}

/** Folders each of which imports the other, in the order of their names. */
export function foldersBothWays(imports: readonly Import[]): readonly FolderPair[] {
  const ways = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
  return [...ways]
    .map(way => way.split(' ') as [string, string])
    .filter(([one, other]) => one < other && ways.has(`${other} ${one}`))
    .toSorted((one, other) => (one.join(' ') < other.join(' ') ? -1 : 1));
}
