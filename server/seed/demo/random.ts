/** Random choices that come out the same each time. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the list, the more often the greater its weight. */
  weighted<T extends { readonly weight: number }>(list: readonly T[]): T;
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state are plenty for names and dates. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new RangeError('nothing to choose from');
    return found;
  };
  return {
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: probability => next() < probability,
    pick: list => at(list, Math.floor(next() * list.length)),
    weighted(list) {
      let left = next() * list.reduce((total, one) => total + one.weight, 0);
      return list.find(one => (left -= one.weight) < 0) ?? at(list, list.length - 1);
    },
  };
}
