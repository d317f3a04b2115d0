import type { SheetRow } from '../recognise.ts';

/** What the lines of records say, by their line in the sheet, under names such as `items.ledger`. */
export function lineValues(rows: readonly SheetRow[]): ReadonlyMap<number, Readonly<Record<string, unknown>>> {
  const told = rows.flatMap(({ values, lines = [] }) =>
    Object.entries(lines.length > 0 ? values : {}).flatMap(([name, own]) =>
      Array.isArray(own)
        ? lines.map((line, at): [number, Record<string, unknown>] => [
            line,
            Object.fromEntries(Object.entries(Object(own[at])).map(([key, value]) => [`${name}.${key}`, value])),
          ])
        : [],
    ),
  );
  return new Map(told);
}
