import { describe, expect, it } from 'vitest';
import { every, isPartial, ticked } from '../../src/resources/access/menus/menuTree.ts';

const rooms = { id: 4, title: 'Rooms' };
const manifest = { id: 3, title: 'Manifest' };
const departures = { id: 2, title: 'Departures', children: [manifest, rooms] };
const season = { id: 1, title: 'Season', children: [departures] };
const website = { id: 9, title: 'Website' };
const tree = [season, website];
const after = (before: readonly number[], id: number) => [...ticked(tree, new Set(before), id)].sort();

describe('a tick in the menu of a role', () => {
  it('brings along all that stands below', () => {
    expect(after([], 1)).toEqual([1, 2, 3, 4]);
  });

  it('brings along the groups in which the entry stands', () => {
    expect(after([], 3)).toEqual([1, 2, 3]);
  });

  it('taken back takes along what stands below, and nothing else', () => {
    expect(after([1, 2, 3, 4, 9], 2)).toEqual([1, 9]);
    expect(after([1, 2, 3, 4], 4)).toEqual([1, 2, 3]);
  });

  it('of all takes every entry, however deep', () => {
    expect([...every(tree)].sort()).toEqual([1, 2, 3, 4, 9]);
  });

  it('leaves alone what is not there', () => {
    expect(after([9], 77)).toEqual([9]);
  });

  it('shows a group of which only a part is ticked', () => {
    expect(isPartial(season, new Set([1, 2, 3]))).toBe(true);
    expect(isPartial(season, new Set([1, 2, 3, 4]))).toBe(false);
    expect(isPartial(season, new Set())).toBe(false);
  });
});
