import { describe, expect, it } from 'vitest';
import { type Arrangement, arrangementOf, moved, placesOf, spotAfter } from '#src/engine/arrange/tree/arrangement.ts';
import { dropSpot, visibleRows } from '#src/engine/arrange/tree/dropSpot.ts';

const fields = { parent: 'parent', order: 'position' };

const home = { id: 1, parent: null, position: 1 };
const journeys = { id: 2, parent: null, position: 2 };
const hajj = { id: 3, parent: 2, position: 1 };
const umrah = { id: 4, parent: 2, position: 2 };
const ramadan = { id: 5, parent: 4, position: 1 };
const contact = { id: 6, parent: null, position: null };
const records = [contact, ramadan, umrah, hajj, journeys, home];

const tree = arrangementOf(records, fields);
const drawn = (one: Arrangement) =>
  visibleRows(one, new Set())
    .map(({ id, depth }) => `${'-'.repeat(depth)}${id}`)
    .join(' ');

describe('the tree of a menu', () => {
  it('stands in the order of the positions, whoever has none last', () => {
    expect(drawn(tree)).toBe('1 2 -3 -4 --5 6');
  });

  it('shows an entry whose parent is gone, and a circle, at the top', () => {
    const odd = [
      { id: 1, parent: 99, position: 1 },
      { id: 2, parent: 3, position: 1 },
      { id: 3, parent: 2, position: 2 },
    ];
    expect(drawn(arrangementOf(odd, fields))).toBe('1 2 -3');
  });

  it.each([
    ['up', 4, '1 2 -4 --5 -3 6'],
    ['down', 1, '2 -3 -4 --5 1 6'],
    ['in', 6, '1 2 -3 -4 --5 -6'],
    ['out', 4, '1 2 -3 4 -5 6'],
  ] as const)('moves %s with all that stands below', (move, id, after) => {
    const spot = spotAfter(tree, id, move);
    expect(spot && drawn(moved(tree, id, spot))).toBe(after);
  });

  it.each([
    ['up', 1],
    ['down', 6],
    ['in', 1],
    ['out', 2],
  ] as const)('has nowhere to go %s from its edge', (move, id) => {
    expect(spotAfter(tree, id, move)).toBeUndefined();
  });

  it('never puts an entry below itself', () => {
    expect(moved(tree, 2, { parent: 5, index: 0 })).toBe(tree);
  });

  it('sends only what changes', () => {
    expect(placesOf(tree, records, fields)).toEqual([{ id: 6, parent: null, position: 3 }]);
    expect(placesOf(moved(tree, 4, { parent: null, index: 2 }), records, fields)).toEqual([
      { id: 4, parent: null, position: 3 },
      { id: 6, parent: null, position: 4 },
    ]);
  });
});

describe('a dragged entry', () => {
  const rows = visibleRows(tree, new Set());
  const after = (id: number, over: number, depth: number) => {
    const spot = dropSpot(rows, { id, over, depth });
    return spot && drawn(moved(tree, id, spot));
  };

  it('goes to the place of the one it is let go over', () => {
    expect(after(6, 1, 0)).toBe('6 1 2 -3 -4 --5');
    expect(after(1, 6, 0)).toBe('2 -3 -4 --5 6 1');
  });

  it('goes as far in as the hand does, but not deeper than below the row above', () => {
    expect(after(6, 6, 1)).toBe('1 2 -3 -4 --5 -6');
    expect(after(6, 6, 9)).toBe('1 2 -3 -4 --5 ---6');
    expect(after(1, 2, 0)).toBe('2 -1 -3 -4 --5 6');
  });

  it('does not fall among its own', () => {
    expect(after(2, 5, 0)).toBeUndefined();
  });
});
