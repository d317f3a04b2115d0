import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

const root = new URL('../..', import.meta.url).pathname;

/** That a file imports another, by path from the root; type imports and those on demand among them. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Code files below folders, by path from the root. */
export const sourceFiles = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => posix.join(folder, name)),
  );

const specifiers =
  /(?:\bfrom|\bimport|\bimport\(|\bdeclare module)\s*(?:\/\*.*?\*\/\s*)?['"`]((?:\.{1,2}\/|#)[^'"`]+)['"`]/g;
const packages = /(?:^(?:import|export|\}).*?\bfrom |^import |\bimport\()['"`]((?:@[\w-]+\/)?[a-z][\w:-]*)/gm;

/** Where a specifier leads, as Node and the bundler resolve it. */
function resolved(from: string, specifier: string): string {
  const alias = Object.entries(packageJson.imports).find(([name]) => specifier.startsWith(name.slice(0, -1)));
  if (!alias) return posix.join(posix.dirname(from), specifier);
  const [name, place] = alias;
  return posix.join(place.slice(0, -1), specifier.slice(name.length - 1));
}

/** Packages that a text imports, whatever of them. */
export const packagesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(packages), ([, name = '']) => name);

/** What a text at a path imports of ours. */
export const importsIn = (from: string, text: string): readonly Import[] =>
  Array.from(text.matchAll(specifiers), ([, specifier = '']) => ({ from, to: resolved(from, specifier) }));

export const importsOf = (files: readonly string[]): readonly Import[] =>
  files.flatMap(file => importsIn(file, readFileSync(join(root, file), 'utf8')));
