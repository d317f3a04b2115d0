import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { defineLifecycle, isIn } from '../../catalog/engine/lifecycle.ts';
import { entityList } from '../../catalog/registry/entities.ts';

const root = new URL('../..', import.meta.url).pathname;

const lifecycles = entityList.flatMap(entity => {
  const field = stateFieldOf(entity)?.[1];
  return field?.lifecycle ? [field.lifecycle.states] : [];
});

/** Strings that stand behind one another, as a list, a tuple or in SQL; what a step declares of its states is left out. */
const lists = /(?<!\b(?:from|to|states):\s*)[[(]\s*('\w+'(?:,\s*'\w+')+),?\s*[\])]/g;

/** Whether a text says by hand three or more states of one lifecycle. */
const saysStates = (text: string): boolean =>
  [...text.matchAll(lists)].some(([, list = '']) => {
    const words = [...list.matchAll(/\w+/g)].map(String);
    return words.length > 2 && lifecycles.some(states => words.every(word => states.includes(word)));
  });

const files = ['catalog', 'server/modules', 'src/resources']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  .filter(path => /\.tsx?$/.test(path));

it('lists of states are groups of their lifecycle', () => {
  const told = files.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(told.length).toBeGreaterThan(500);
  const found = told.filter(({ text }) => !text.includes('defineLifecycle(') && saysStates(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it.each([
  `const gone = ['completed', 'cancelled', 'returned'];`,
  "sql`status not in ('completed', 'cancelled', 'returned')`",
])('one that is none would be noticed: %s', text => {
  expect(saysStates(text)).toBe(true);
});

it.each([`from: ['pending', 'confirmed', 'processing']`, `['shipped', 'cancelled', 'rate']`, `['draft', 'waiting']`])(
  'this is none: %s',
  text => {
    expect(saysStates(text)).toBe(false);
  },
);

it('groups are made of the states of their lifecycle, and asked for by their names', () => {
  const door = { states: ['open', 'ajar', 'shut'], initial: 'open' } as const;
  const { groups } = defineLifecycle({ ...door, groups: { passable: ['open', 'ajar'] } });
  expect(['open', 'ajar', 'shut', undefined].map(state => isIn(groups.passable, state))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  // @ts-expect-error no such group
  expect(groups.locked).toBeUndefined();
  // @ts-expect-error no such state
  expect(defineLifecycle({ ...door, groups: { passable: ['opne'] } })).toHaveProperty('groups');
});
