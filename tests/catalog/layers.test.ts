import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { type Import, importsIn, importsOf, packagesIn, sourceFiles } from '../support/imports.ts';
import { type FolderPair, foldersBothWays } from '../support/foldersBothWays.ts';

/** Layers from below, each with where it stands; what is below imports nothing that is above. */
const layers: Readonly<Record<string, readonly (readonly [name: string, place: RegExp])[]>> = {
  catalog: [
    ['engine', /^catalog\/engine\//],
    ['modules', /^catalog\/(?!engine\/|registry\/)/],
    ['registry', /^catalog\/registry\//],
  ],
  server: [
    ['platform', /^server\/platform\//],
    ['engine', /^server\/engine\//],
    ['modules', /^server\/modules\//],
    ['seed', /^server\/seed\//],
    ['app', /^server\/[^/]+$/],
  ],
  src: [
    ['engine', /^src\/(engine|i18n|authProvider|dataProvider|shims)\//],
    ['frame', /^src\/(layout|reports|dashboards|pages|example)\//],
    ['resources', /^src\/resources\//],
    ['app', /^src\/[^/]+$/],
  ],
};

const sideOf = (path: string): string => path.split('/')[0] ?? '';

function levelOf(path: string): number {
  const level = layers[sideOf(path)]?.findIndex(([, place]) => place.test(path)) ?? -1;
  if (level < 0) throw new Error(`${path} belongs to no layer`);
  return level;
}

/** An account is a record of the catalogue, whose sign-in is the engine's. */
const accounts = /^catalog\/(people\/(user|employee)|access\/(role|permission))\.ts$/;

/** Each rule with what breaks it. */
const rules: Readonly<Record<string, (one: Import) => boolean>> = {
  'the catalogue imports nothing but itself': ({ from, to }) => sideOf(from) === 'catalog' && sideOf(to) !== 'catalog',
  'host and back office share the catalogue alone': ({ from, to }) =>
    (sideOf(from) === 'server' && sideOf(to) === 'src') || (sideOf(from) === 'src' && sideOf(to) === 'server'),
  'a layer imports none above it': ({ from, to }) => sideOf(from) === sideOf(to) && levelOf(to) > levelOf(from),
  'the platform of the host knows no entity': ({ from, to }) =>
    from.startsWith('server/platform/') && /^catalog\/(?!engine\/)/.test(to),
  'an engine knows no module of the catalogue': ({ from, to }) =>
    (from.startsWith('server/engine/') || (sideOf(from) === 'src' && levelOf(from) === 0)) &&
    /^catalog\/(?!engine\/|registry\/)/.test(to) &&
    // Words of the interface are those of the modules that they speak of.
    !/^src\/i18n\/(en|tr|ar)\//.test(from) &&
    !(/^(server\/engine\/auth|src\/dataProvider)\//.test(from) && accounts.test(to)),
  'product code imports no test': ({ from, to }) => sideOf(from) !== 'tests' && sideOf(to) === 'tests',
};

const imports = importsOf(sourceFiles('catalog', 'server', 'src'));

it('the imports of the product are found', () => {
  expect(imports.length).toBeGreaterThan(9_000);
});

describe('layers', () => {
  it.each(Object.entries(rules))('%s', (_, isBroken) => {
    expect(imports.filter(isBroken).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it.each([
    ['the catalogue imports nothing but itself', 'catalog/hajj/booking.ts', `import { db } from '#server/open.ts'`],
    [
      'host and back office share the catalogue alone',
      'src/engine/crud/Heading.tsx',
      `import type { Host } from '../../../server/engine/context/host.ts'`,
    ],
    [
      'host and back office share the catalogue alone',
      'server/engine/crud/write.ts',
      `await import('#src/i18n/locale.ts')`,
    ],
    ['a layer imports none above it', 'server/platform/db/pool.ts', `import { app } from '../../app.ts'`],
    ['a layer imports none above it', 'catalog/engine/fields.ts', `import type { E } from '../registry/entities.ts'`],
    ['a layer imports none above it', 'src/layout/Frame.tsx', `import '../resources/people/index.ts'`],
    [
      'the platform of the host knows no entity',
      'server/platform/http/answer.ts',
      `import { entities } from '#catalog/registry/entities.ts'`,
    ],
    [
      'an engine knows no module of the catalogue',
      'server/engine/crud/write.ts',
      `export { user } from '#catalog/people/user.ts'`,
    ],
    ['an engine knows no module of the catalogue', 'src/authProvider/identity.ts', `import '#catalog/hajj/booking.ts'`],
    ['product code imports no test', 'src/main.tsx', `import { office } from '../tests/support/office.ts'`],
    [
      'the catalogue imports nothing but itself',
      'catalog/hajj/zones/readZone.ts',
      'await import(/* late */ `#server/open.ts`)',
    ],
  ])('a breach is noticed: %s (%s)', (rule, file, text) => {
    expect(importsIn(file, text).filter(one => rules[rule]?.(one))).toHaveLength(1);
  });
});

/** Holds half a megabyte of letters, which the host alone reads. */
const romanising = 'catalog/engine/texts/names/latin.ts';
/** The rules of all countries' telephones, which the browser fetches when one is typed. */
const telephones = 'catalog/engine/texts/phonesOf.ts';
const importsBy = new Map<string, Import[]>();
for (const one of imports) importsBy.set(one.from, [...(importsBy.get(one.from) ?? []), one]);

it('the catalogue, which runs on both sides, needs no package but es-toolkit, and two of one file each', () => {
  expect(packagesIn(`import pg from 'pg';\nimport type { SQL } from 'drizzle-orm/pg-core';`)).toEqual([
    'pg',
    'drizzle-orm',
  ]);
  const files = sourceFiles('catalog').filter(file => file !== romanising && file !== telephones);
  const needed = files.flatMap(file => packagesIn(readFileSync(file, 'utf8')));
  expect([...new Set(needed)]).toEqual(['es-toolkit']);
});

it('the letters of all scripts stay out of the browser', () => {
  expect(packagesIn(readFileSync(romanising, 'utf8'))).toEqual(['any-ascii']);
  const reached = new Set(sourceFiles('src'));
  for (const from of reached) for (const one of importsBy.get(from) ?? []) reached.add(one.to);
  expect(reached.has('catalog/engine/texts/searchText.ts')).toBe(true);
  expect(reached.has(romanising)).toBe(false);
});

/** Modules that know each other; a registry of what is owed, and to whom, is to part those of the books. */
const known: readonly string[] = [
  'catalog/banking catalog/bills',
  'catalog/banking catalog/ledger',
  'catalog/bills catalog/ledger',
  'catalog/donations catalog/website',
  'catalog/ledger catalog/taxes',
  'catalog/purchasing catalog/shop',
  'server/modules/banking server/modules/ledger',
  'server/modules/bills server/modules/ledger',
  'server/modules/bills server/modules/taxes',
  'server/modules/hajj server/modules/verification',
  'server/modules/ledger server/modules/taxes',
];

const isModule = (folder: string): boolean =>
  /^(catalog\/(?!engine|registry)[^/]+|server\/modules\/[^/]+)$/.test(folder) || folder.startsWith('src/resources/');
const moduleOf = (folder: string): string =>
  folder
    .split('/')
    .slice(0, folder.startsWith('catalog') ? 2 : 3)
    .join('/');
/** Of two modules, not of two folders of one. */
const isOfModules = ([one, other]: FolderPair): boolean =>
  isModule(one) && isModule(other) && moduleOf(one) !== moduleOf(other);

describe('folders that import each other', () => {
  const pairs = foldersBothWays(imports);

  it('are none, modules apart', () => {
    expect(pairs.filter(pair => !isOfModules(pair))).toEqual([]);
  });

  it('of modules are those that are known', () => {
    expect(pairs.filter(isOfModules).map(pair => pair.join(' '))).toEqual(known);
  });

  it.each([
    ['server/engine/crud/a.ts', 'server/engine/access/b.ts'],
    ['src/engine/kinds/a.tsx', 'src/layout/b.tsx'],
    ['src/resources/ledger/entry/a.tsx', 'src/resources/ledger/documents/b.tsx'],
  ])('would be noticed: %s and %s', (one, other) => {
    const both = [
      { from: one, to: other },
      { from: other, to: one },
    ];
    expect(foldersBothWays(both)).toHaveLength(1);
    expect(foldersBothWays(both.slice(1))).toEqual([]);
  });
});
