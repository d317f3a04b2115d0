/** Heads by the field that they mean; those of a field stand in the order in which they are preferred. */
export type Headings = Partial<Readonly<Record<string, readonly string[]>>>;

/** The words of a few lines, each parted by `|`. */
export const listed = (...rows: readonly string[]): readonly string[] => rows.flatMap(row => row.split('|'));
