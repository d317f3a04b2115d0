import type { Violation } from '#catalog/engine/violations/violation.ts';
import { keyOf } from './askedOf.ts';

/** What the host has said of a form last, by which it is judged as long as it says the same. */
export function knownTwins() {
  let known: { readonly key: string; readonly refusals: readonly Violation[] } | undefined;
  return {
    tell(key: string, refusals: readonly Violation[]): void {
      known = { key, refusals };
    },
    check: (values: Readonly<Record<string, unknown>>): readonly Violation[] =>
      known?.key === keyOf(values) ? known.refusals : [],
  };
}

export type KnownTwins = ReturnType<typeof knownTwins>;
