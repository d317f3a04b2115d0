import { folded } from './searchText.ts';

/** What people write between the groups of a phone number, and marks that a copied one brings along unseen. */
const BETWEEN = /[\p{Cf}\s\p{Pd}\u2212()./·]/gu;

/** The digits of a phone number as it was typed, a plus before them where one was; undefined for what is none. */
export function typedNumber(text: string): string | undefined {
  const digits = folded(text).replace(BETWEEN, '');
  return /^\+?\d+$/.test(digits) ? digits : undefined;
}
