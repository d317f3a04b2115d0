/** Characters of a text. A sign beyond the first plane of Unicode, such as 🕋, is one, though JavaScript keeps two. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** What the browser, which counts by two what lies beyond the first plane, is told of the longest text. */
export const unitsOf = (characters: number): number => 2 * characters;
