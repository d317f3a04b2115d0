import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { Choices } from './Choices.ts';

/** A sheet with corrected cells, and without the rows that are left out: these are blank. Its heads are wire names. */
export function correctedSheet(sheet: Sheet, { corrections, left }: Pick<Choices, 'corrections' | 'left'>): Sheet {
  const [heads = []] = sheet;
  const out = new Set(left);
  return sheet.map((row, index) => {
    const line = index + 1;
    if (out.has(line)) return [];
    const corrected = corrections[line];
    if (index === 0 || !corrected) return row;
    const places = new Map(Object.entries(corrected).map(([name, text]) => [heads.indexOf(name), text]));
    return heads.map((_, place) => places.get(place) ?? row[place] ?? '');
  });
}
