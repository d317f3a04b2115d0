import { groupBy } from 'es-toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileDoors } from '../support/fileDoors.ts';
import { typedDoors } from '../support/typedDoors.tsx';
import { formsOf, type WrittenDoor } from '../support/WrittenDoor.ts';
import { AGENCY, type Written, writtenTable } from '../support/writtenTable.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${AGENCY.today}T06:00:00Z`), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kinds = ['day', 'instant', 'number', 'amount', 'phone'] as const;
const doors = [...typedDoors, ...fileDoors];
const ways = doors.flatMap(door =>
  kinds.filter(kind => door.lacks[kind] === undefined).map(kind => [door, kind] as const),
);
const inNature = (door: WrittenDoor, { kind, text }: Written): boolean =>
  door.refuses.some(one => one.kind === kind && (one.texts?.test(text) ?? true));
const told = ({ text, forms }: Written): string => [text, ...Object.values(forms ?? {})].join(' by ');

it('the table holds many forms, each once, and what is refused by all', () => {
  expect(writtenTable.filter(({ meaning }) => meaning !== undefined).length).toBeGreaterThanOrEqual(120);
  expect(writtenTable.filter(({ meaning }) => meaning === undefined).length).toBeGreaterThanOrEqual(20);
  expect(new Set(writtenTable.map(row => `${row.kind} ${told(row)}`)).size).toBe(writtenTable.length);
});

describe('what people write means the same through every door, or is refused by it', () => {
  it.each(ways.map(([door, kind]) => [door.name, kind, door] as const))('%s: %s', async (_name, kind, door) => {
    const rows = writtenTable.filter(row => row.kind === kind);
    const wrong: string[] = [];
    for (const some of Object.values(groupBy(rows, row => JSON.stringify(formsOf(row))))) {
      const [first] = some;
      const texts = some.map(({ text }) => text);
      const values = first ? await door.read(kind, texts, formsOf(first)) : [];
      for (const [at, row] of some.entries()) {
        const meant = inNature(door, row) ? undefined : row.meaning;
        if (values[at] !== meant) wrong.push(`${told(row)}: ${values[at]}, not ${meant}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('a door that has no place for a kind, or refuses some of it, says why', () => {
  const whys = doors.flatMap(({ refuses, lacks }) => [...refuses.map(({ why }) => why), ...Object.values(lacks)]);
  expect(whys.every(why => why.length > 10)).toBe(true);
  for (const door of doors)
    for (const one of door.refuses)
      expect(writtenTable.some(row => row.kind === one.kind && row.meaning !== undefined && inNature(door, row))).toBe(
        true,
      );
});
