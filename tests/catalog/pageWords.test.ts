import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/i18n/en/messages.ts';
import { pageMessages } from '../../src/i18n/en/pageMessages.ts';

const src = resolve(import.meta.dirname, '../../src');
const topics = Object.keys(pageMessages);
const named = new RegExp(`['"\`](${topics.join('|')})\\.`);

/** The words of pages drawn by hand come with `ownPage` and `forSelected`, or are asked for; what else is fetched has the frame's alone. */
const withoutPageWords = (text: string): string =>
  text
    .replace(/(?:ownPage|forSelected)\([^;]*?\bimport\('[^']+'\)/gs, '')
    .replace(/await import\('[^']+'\);\s*await loadPageWords\(\)/g, '');

/** Modules that the frame loads, at once or on demand, apart from pages drawn by hand. */
function framesModules(): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = withoutPageWords(readFileSync(file, 'utf8'));
    const imports = text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gms);
    for (const [, at, later] of imports) visit(resolve(dirname(file), at ?? later ?? ''));
  };
  visit(resolve(src, 'main.tsx'));
  return seen;
}

describe('the words of pages drawn by hand', () => {
  it('are no topic of the frame, which decides by it where a word is looked up', () => {
    expect(topics.filter(topic => topic in messages)).toEqual([]);
  });

  it('are asked for by nothing that comes without them', () => {
    const all = framesModules();
    expect(all.size).toBeGreaterThan(300);
    const wrong = [...all].filter(file => !file.includes('/i18n/') && named.test(readFileSync(file, 'utf8')));
    expect(wrong.map(file => relative(src, file))).toEqual([]);
  });
});
