/** The record above each record; null for one at the top. */
export type Parents = ReadonlyMap<number, number | null>;

/** What stands above a record, the nearest first. A circle is walked once, and ends with the record itself. */
export function above(parents: Parents, id: number): number[] {
  const found = new Set<number>();
  for (let one = parents.get(id) ?? null; one !== null && !found.has(one); one = parents.get(one) ?? null)
    found.add(one);
  return [...found];
}

export const isBelowItself = (parents: Parents, id: number): boolean => above(parents, id).includes(id);

/**
 * The level of the lowest record below this one, or of itself; the top is level one. Asks for a tree without circles.
 */
export const lowestLevel = (parents: Parents, id: number): number =>
  Math.max(
    ...[...parents.keys()]
      .map(one => [one, ...above(parents, one)])
      .filter(line => line.includes(id))
      .map(line => line.length),
  );
