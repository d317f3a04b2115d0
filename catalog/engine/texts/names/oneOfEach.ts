/** Every way to take one of each list, up to a number of them. */
export const oneOfEach = (lists: readonly (readonly string[])[], most: number): string[] =>
  lists.reduce<string[]>((all, list) => all.flatMap(start => list.map(end => start + end)).slice(0, most), ['']);
