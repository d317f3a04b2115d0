import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

/** Code files below a folder, with their lines. */
function filesBelow(folder: string): { path: string; lines: number }[] {
  return readdirSync(join(root, folder)).flatMap(name => {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(name) ? [{ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }] : [];
  });
}

const total = (...folders: string[]): number => folders.flatMap(filesBelow).reduce((sum, { lines }) => sum + lines, 0);

const facts = readdirSync(join(root, 'catalog'))
  .filter(name => name !== 'engine' && name !== 'registry')
  .map(name => join('catalog', name));

/** Ceilings of docs/adr/0009: an engine that outgrows them has taken on something that belongs elsewhere. */
describe('the engine stays small', () => {
  it.each([
    ['the views', ['src/engine/crud', 'src/engine/entity', 'src/engine/history'], 2_450],
    ['the import of sheets', ['src/engine/imports'], 5_900],
    ['the look of the kinds, with the grid of line items', ['src/engine/kinds'], 5_100],
    ['the grid of line items', ['src/engine/kinds/lines/grid'], 810],
    [
      'the calls of any entity',
      ['server/engine/rest', 'server/engine/crud', 'server/engine/records', 'server/engine/kinds'],
      2_960,
    ],
    ['the commands of any entity', ['server/engine/commands'], 555],
    ['their buttons and dialogues', ['src/engine/commands', 'src/engine/bulk'], 1_050],
    ['the calls of any report', ['server/engine/reports'], 790],
    ['the page of any report', ['src/reports/frame'], 860],
  ])('%s', (_, folders, ceiling) => {
    expect(total(...folders)).toBeLessThanOrEqual(ceiling);
  });

  it('the core of the catalogue', () => {
    const core = ['defineEntity.ts', 'fields.ts', 'access/access.ts', 'wire.ts', 'money/money.ts'];
    const lines = filesBelow('catalog/engine').filter(({ path }) =>
      core.some(name => path === join('catalog/engine', name)),
    );
    expect(lines).toHaveLength(core.length);
    expect(lines.reduce((sum, file) => sum + file.lines, 0)).toBeLessThanOrEqual(505);
  });
});

it('an entity is a file of at most ninety lines', () => {
  const declared = facts
    .flatMap(filesBelow)
    .filter(({ path }) => /(defineEntity|specialize)\(/.test(readFileSync(join(root, path), 'utf8')));
  expect(declared.length).toBeGreaterThan(10);
  expect(declared.filter(({ lines }) => lines > 90)).toEqual([]);
});
