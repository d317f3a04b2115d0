import type { MendProps } from './MendProps.ts';

/** Where the host names a part of a cell, it names no more of it than this. */
const NAMED = 40;

/**
 * New texts of the cells whose failing text has been given a meaning, by line. Of several references in a cell only the
 * failing one is replaced.
 */
export function inMeaning(
  { group: { cells, texts }, field }: Pick<MendProps, 'group' | 'field'>,
  meant: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  const textOf = new Map(cells.map(({ line, text }) => [line, text]));
  const inCell = (line: number, failing: string, meaning: string): string =>
    field.kind !== 'refs'
      ? meaning
      : (textOf.get(line) ?? '')
          .split(';')
          .map(one => one.trim())
          .map(one => (one.slice(0, NAMED) === failing ? meaning : one))
          .join('; ');
  return new Map(
    texts.flatMap(({ text, lines }) => {
      const meaning = Object.hasOwn(meant, text) ? meant[text] : undefined;
      return meaning === undefined ? [] : lines.map(line => [line, inCell(line, text, meaning)] as const);
    }),
  );
}
