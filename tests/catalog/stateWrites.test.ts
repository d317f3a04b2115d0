import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uniq } from 'es-toolkit';
import { expect, it } from 'vitest';
import { stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';

const server = new URL('../../server', import.meta.url).pathname;

/** Names of the columns that hold a state. */
const states = uniq(entityList.flatMap(entity => stateFieldOf(entity)?.[0] ?? [])).join('|');

/** How a state could be written past the commands: by the query builder, as changes of a record, or in SQL. */
const writes = [
  new RegExp(`\\.set\\(\\{[^}]*\\b(${states})\\b`),
  new RegExp(`changes: \\{[^}]*\\b(${states})\\b`),
  new RegExp(`\\bupdate\\b[^;]*\\bset\\b[^;]*\\b(${states})"? =[^;]*\\bwhere\\b`, 'i'),
  /action: 'transition'/,
];

/** New records have their first state, and seeds tell of a past that nobody commanded. */
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  path => path.endsWith('.ts') && !path.startsWith('engine/commands/') && !path.startsWith('seed/'),
);
const found = (text: string): boolean => writes.some(one => one.test(text));

it('no state is written outside the commands', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter(path => found(readFileSync(join(server, path), 'utf8')))).toEqual([]);
});

it.each([
  `tx.update(table).set({ status: 'paid' })`,
  `writeChanges(tx, desk, found, { changes: { status: 'posted' }, action: 'update' })`,
  'tx.execute(sql`update donation set status = ${state} where id = ${id}`)',
])('one that is would be noticed: %s', text => {
  expect(found(text)).toBe(true);
});
