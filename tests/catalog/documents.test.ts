import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

/** Files and folders that a document names by their path; patterns and examples left out. */
const pathsIn = (document: string): string[] =>
  [
    ...readFileSync(join(root, document), 'utf8').matchAll(/`((?:catalog|server|src|docs|tests|scripts)\/[\w./-]+)`/g),
  ].map(([, path = '']) => path);

it.each(['README.md', 'docs/architecture.md', 'docs/operations.md', 'docs/security.md'])(
  '%s names what there is',
  document => {
    expect(pathsIn(document).filter(path => !existsSync(join(root, path)))).toEqual([]);
  },
);

it('the way into the code names many files', () => {
  expect(pathsIn('docs/architecture.md').length).toBeGreaterThan(25);
});
