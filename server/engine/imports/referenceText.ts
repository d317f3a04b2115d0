/** A reference as an export of ours writes it, `Title #12`, or by its number alone. */
export interface ReferenceText {
  /** All that the cell says. */
  readonly text: string;
  readonly id?: number;
  /** What stands before the number; empty where that is all. */
  readonly title: string;
}

const ID = /^(?:.*#\s*)?([1-9]\d{0,9})$/s;

/** Parts what a cell says of one reference; a text without a number is a title as a whole. */
export function referenceText(text: string): ReferenceText {
  const id = ID.exec(text)?.[1];
  if (id === undefined) return { text, title: text };
  const title = text.slice(0, Math.max(0, text.lastIndexOf('#'))).trim();
  // A record without a title is called by its number.
  return { text, id: Number(id), title: title === `#${id}` ? '' : title };
}
