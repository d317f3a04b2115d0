import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { ReadNumber } from '#catalog/engine/texts/Phones.ts';
import { phoneTexts } from './phoneTexts.ts';
import { secondFields } from './secondFields.ts';

/** A cell that held more than a phone number, by its line in the file, and what is taken of it. */
export interface PartedPhone {
  readonly line: number;
  readonly field: string;
  readonly text: string;
  readonly full: string;
}

interface Told {
  readonly entity: Entity;
  readonly firstLine: number;
  /** Fields that have a column of their own. */
  readonly filled: readonly SheetCell[];
  /** How numbers are dialled here; undefined while nobody can tell. */
  readonly number: ReadNumber | undefined;
}

interface PhoneColumn {
  readonly at: number;
  readonly field: string;
  /** The column for a second number, where nothing else fills that. */
  readonly second: number | undefined;
}

/** Columns of phones; `heads` gets one for second numbers if there is none for them yet. */
function phoneColumns(heads: string[], { entity, filled }: Told): readonly PhoneColumn[] {
  return [...heads].flatMap((field, at): PhoneColumn[] => {
    if (entity.fields[field]?.kind !== 'phone') return [];
    const name = secondFields[field];
    if (name === undefined || !(name in entity.fields) || filled.includes(name))
      return [{ at, field, second: undefined }];
    if (!heads.includes(name)) heads.push(name);
    return [{ at, field, second: heads.indexOf(name) }];
  });
}

/**
 * A sheet whose cells of phones hold one number each, without the words beside it; a second one goes to the field for
 * such, if nothing else fills it. A cell without a number that can be dialled is left as it is. Linear in its rows.
 */
export function partedPhones(
  sheet: Sheet,
  told: Told,
): { readonly sheet: Sheet; readonly parted: readonly PartedPhone[] } {
  const { firstLine, number } = told;
  const [given = [], ...rows] = sheet;
  const heads = given.map(cellText);
  const columns = phoneColumns(heads, told);
  const parted: PartedPhone[] = [];
  let hasSecond = false;
  const read = rows.map((row, index) => {
    const cells = [...row];
    for (const { at, field, second } of columns) {
      const text = cellText(row[at]).trim();
      const texts = phoneTexts(text);
      // Most cells are a number and no more, which is read later.
      if (texts.length === 1 && texts[0] === text) continue;
      const [first, other] = texts.filter(one => !number || number(one) !== undefined);
      if (first === undefined) continue;
      cells[at] = first;
      const isTaken = other !== undefined && second !== undefined && cellText(row[second]).trim() === '';
      if (isTaken) cells[second] = other;
      hasSecond ||= isTaken;
      parted.push({ line: index + firstLine, field, text, full: isTaken ? `${first} · ${other}` : first });
    }
    return Array.from(cells, cell => cell ?? '');
  });
  if (parted.length === 0) return { sheet, parted };
  return { sheet: [hasSecond ? heads : given, ...read], parted };
}
