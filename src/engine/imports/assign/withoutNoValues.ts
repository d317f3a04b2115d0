import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { noValuesOf } from './noValue.ts';

/** A canonical sheet whose cells are blank where they say that there is no value, as `N/A` and `0000-00-00` do. */
export function withoutNoValues(sheet: Sheet, { fields }: Entity): Sheet {
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
  if (nothing.every(({ size }) => size === 0)) return sheet;
  return [names, ...rows.map(row => row.map((cell, at) => (nothing[at]?.has(cellText(cell).trim()) ? '' : cell)))];
}
