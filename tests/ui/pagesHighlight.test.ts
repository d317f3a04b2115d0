import { describe, expect, it } from 'vitest';
import { highlight } from '../../src/resources/hajj/highlight.ts';
import { searchedAt, searchPath } from '../../src/resources/hajj/searchPath.ts';

const marked = (text: string, query: string): string =>
  highlight(text, query)
    .map(piece => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('what a search found is marked', () => {
  it.each([
    ['Golam Rahman', 'rahman', 'Golam [Rahman]'],
    ['Golam Rahman', 'rahm gol', '[Gol]am [Rahm]an'],
    ['José Ünal', 'jose', '[José] Ünal'],
    ['+880 1700-001482', '01700', '+88[0 1700]-001482'],
    ['Z00001482', '1482', 'Z0000[1482]'],
    ['أحمد', 'احمد', '[أحمد]'],
    ['فاطِمة', 'فاطمه', '[فاطِمة]'],
    ['Golam', 'xyz', 'Golam'],
    ['Golam', '  ', 'Golam'],
  ])('in %s, asked for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('with every letter in its place', () => {
    const text = 'ا لِ ı Ç ﷺ 𝒜b';
    expect(
      highlight(text, 'b')
        .map(piece => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('the address of a search', () => {
  it('keeps both lines of a passport apart', () => {
    const zone = 'P<UTOERIKSSON<<ANNA\nL898902C36UTO';
    const path = decodeURIComponent(searchPath(` ${zone} `).replace('/apps/passenger/search/', ''));
    expect(path).not.toContain('\n');
    expect(searchedAt(path)).toBe(zone);
  });
});
