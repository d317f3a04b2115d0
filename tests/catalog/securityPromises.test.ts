import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

it('every promise of the security document names a test that is there', () => {
  const named = Array.from(
    readFileSync(`${root}docs/security.md`, 'utf8').matchAll(/`(tests\/[^`]+)`/g),
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter(path => !existsSync(`${root}${path}`))).toEqual([]);
});
