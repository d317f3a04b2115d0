/** Weights of the places, over and over (ICAO Doc 9303 part 3, 4.9). */
const WEIGHTS = [7, 3, 1];

/** A digit is itself, A is 10 to Z 35, a filler nothing. */
const valueOf = (character: string): number => (character === '<' ? 0 : Number.parseInt(character, 36) || 0);

/** The digit that guards a field: the weighted sum of its characters modulo ten. */
export const checkDigit = (field: string): string =>
  String(Array.from(field).reduce((sum, character, at) => sum + valueOf(character) * (WEIGHTS[at % 3] ?? 0), 0) % 10);
