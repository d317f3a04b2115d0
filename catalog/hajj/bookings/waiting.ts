/** A booking that waits for a seat. */
export interface Waiting {
  readonly id: number;
  /** The family with which they travel; null of whoever goes alone. */
  readonly family: number | null;
}

/**
 * Who waits together, in the order in which they are offered seats: a family is one, at the place of whoever of it came
 * first.
 */
export function waitingParties<W extends Waiting>(queue: readonly W[]): readonly (readonly W[])[] {
  const parties = new Map<string, W[]>();
  for (const one of queue) {
    const key = one.family === null ? `booking ${one.id}` : `family ${one.family}`;
    parties.set(key, [...(parties.get(key) ?? []), one]);
  }
  return [...parties.values()];
}
