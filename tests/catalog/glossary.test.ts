import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the glossary has one entry a word', () => {
  const text = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const terms = [...text.matchAll(/^\| \*\*(.+?)\*\* \|/gm)].flatMap(([, term = '']) => term.toLowerCase().split(', '));
  expect(terms.length).toBeGreaterThan(60);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
