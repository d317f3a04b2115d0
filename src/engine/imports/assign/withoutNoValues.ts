import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { noValuesOf } from './noValue.ts';

/** A text that stands for nothing, and how many cells hold it. */
export interface BlankText {
  readonly text: string;
  readonly count: number;
}

interface Blanked {
  readonly sheet: Sheet;
  /** Most frequent first. */
  readonly blanks: readonly BlankText[];
}

/** A canonical sheet whose cells are blank where they say that there is no value, as `N/A` and `0000-00-00` do. */
export function withoutNoValues(sheet: Sheet, { fields }: Entity): Blanked {
  const [names = [], ...rows] = sheet;
  const nothing = names.map(cellText).map((name, at) => {
    const field = fields[name];
    return field
      ? noValuesOf(
          rows.map(row => row[at] ?? ''),
          { name, field },
        )
      : new Set<string>();
  });
  if (nothing.every(({ size }) => size === 0)) return { sheet, blanks: [] };
  const counts = new Map<string, number>();
  const read = rows.map(row =>
    row.map((cell, at) => {
      const text = cellText(cell).trim();
      if (!nothing[at]?.has(text)) return cell;
      counts.set(text, (counts.get(text) ?? 0) + 1);
      return '';
    }),
  );
  const blanks = [...counts].map(([text, count]) => ({ text, count }));
  return { sheet: [names, ...read], blanks: blanks.toSorted((one, other) => other.count - one.count) };
}
