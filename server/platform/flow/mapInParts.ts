import { setImmediate as round } from 'node:timers/promises';

/** Rows that are made ready in one go: a few milliseconds for the widest of them. */
const PART = 25;

/** Does work for each of many items, a few in each round of the event loop, so that others are answered in between. */
export async function mapInParts<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  for (let begun = 0; begun < items.length; begun += PART) {
    if (begun > 0) await round();
    results.push(...items.slice(begun, begun + PART).map(item => work(item)));
  }
  return results;
}
