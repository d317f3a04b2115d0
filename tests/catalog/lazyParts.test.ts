import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../src', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
const source = new Map(files.map(name => [name, readFileSync(join(root, name), 'utf8')]));

/** Whole pages, for which the routes show a failure in their place; `account` is the one for pages without a session. */
const namesPages = (name: string): boolean =>
  name === 'routes.tsx' ||
  /^(resources\/(\w+\/index|accounts|modules|resources)|engine\/arrange\/tree\/treeList)\.tsx?$/.test(name);
/** As one line, however it is wrapped. */
const unwrapped = (text: string): string => text.replace(/\s+/g, ' ').replace(/([({]) /g, '$1');

it('a part of a page is fetched in the one way that keeps its failure from taking the page', () => {
  const stray = [...source].flatMap(([name, text]) =>
    [...unwrapped(text).matchAll(/import\('[^']+\.tsx'\)/g)].flatMap(({ index, input, 0: call }) => {
      const before = input.slice(0, index);
      const way =
        /\b(\w+)(?:<\w+>)?\(async \(\) => (?:\(\{default: \(|\(|\{const \{\w+ \} = )await $/.exec(before)?.[1] ?? '';
      const isFit =
        way === 'onDemand' ||
        way === 'forSelected' ||
        way === 'overlay' ||
        (['preloadable', 'ownPage', 'account'].includes(way) && namesPages(name));
      return isFit ? [] : [`${name}: ${call}`];
    }),
  );
  expect(stray).toEqual([]);
});

it('React’s own lazy, which throws what it could not fetch, makes pages alone', () => {
  const users = [...source].filter(([, text]) => /\blazy\b[^;]*from 'react'/.test(text)).map(([name]) => name);
  expect(users).toEqual(['engine/onDemand/preloadable.tsx']);
});
