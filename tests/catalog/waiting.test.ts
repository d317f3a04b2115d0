import { describe, expect, it } from 'vitest';
import { waitingParties } from '../../catalog/hajj/bookings/waiting.ts';

const idsOf = (queue: readonly [number, string | null][]) =>
  waitingParties(queue.map(([id, family]) => ({ id, family }))).map(party => party.map(({ id }) => id));

describe('who waits together', () => {
  it('is each by themselves without a family, in their order', () => {
    expect(
      idsOf([
        [2, null],
        [1, null],
      ]),
    ).toEqual([[2], [1]]);
  });

  it('is a family at the place of its earliest', () => {
    expect(
      idsOf([
        [1, null],
        [2, 'F'],
        [3, null],
        [4, 'G'],
        [5, 'F'],
      ]),
    ).toEqual([[1], [2, 5], [3], [4]]);
  });
});
