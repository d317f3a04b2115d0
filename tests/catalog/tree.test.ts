import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderFieldOf, parentFieldOf } from '../../catalog/engine/arranging.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { above, isBelowItself, lowestLevel } from '../../catalog/engine/texts/tree.ts';

const tree = new Map([
  [1, null],
  [2, 1],
  [3, 2],
  [4, 1],
  [5, null],
]);

describe('a tree', () => {
  it('knows what stands above a record, the nearest first', () => {
    expect([above(tree, 3), above(tree, 1), above(tree, 99)]).toEqual([[2, 1], [], []]);
  });

  it('measures the longest line that goes through a record', () => {
    expect([1, 2, 3, 4, 5].map(id => lowestLevel(tree, id))).toEqual([3, 3, 3, 2, 1]);
  });

  it('finds a circle from every record on it, and comes back from any', () => {
    const round = new Map([...tree, [1, 3]]);
    expect([1, 2, 3, 4, 5].map(id => isBelowItself(round, id))).toEqual([true, true, true, false, false]);
    expect(above(round, 4)).toEqual([1, 3, 2]);
  });

  it('is walked to an end however its records stand', () => {
    const anyone = fc.array(fc.option(fc.integer({ min: 0, max: 11 }), { nil: null }), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyone, parents => {
        const any = new Map(parents.map((parent, id) => [id, parent]));
        for (const id of any.keys()) expect(new Set(above(any, id)).size).toBe(above(any, id).length);
      }),
    );
  });
});

describe('what the office puts in order', () => {
  const ordered = entityList.filter(orderFieldOf);

  it('stands below each other where the entity has a parent of its own', () => {
    expect(
      ordered
        .filter(parentFieldOf)
        .map(entity => entity.name)
        .sort(),
    ).toEqual(['category', 'cms_menu', 'menu_item']);
    expect(parentFieldOf(entities.group)).toBeUndefined();
  });

  it('stands in a row elsewhere, under the name that the entity gives its place', () => {
    const { homepage_slider: slide, cms_menu_content_image: picture, cause_content: text, city } = entities;
    expect([slide, picture, text, city].map(orderFieldOf)).toEqual([
      'serial_number',
      'position',
      'position',
      undefined,
    ]);
  });
});
