import { describe, expect, it } from 'vitest';
import { waitingParties } from '../../catalog/hajj/bookings/waiting.ts';

const idsOf = (queue: readonly [number, number | null][]) =>
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
        [2, 6],
        [3, null],
        [4, 7],
        [5, 6],
      ]),
    ).toEqual([[1], [2, 5], [3], [4]]);
  });
});
